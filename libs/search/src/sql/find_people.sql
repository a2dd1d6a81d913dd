-- needs: conditions.sql, frequent_words.sql

-- Who may be found by a viewer: one page of ids, newest activity first, with the number of all results (counted to 1,001, when asked). What
-- the filter does not say, the viewer's own profile does. p_viewer is null for a visitor; then p_community and the filter say where.
--
-- Three ways lead to them. Along the lanes of the country or region, newest first: the index holds all that most searches ask. In any order, over
-- the index of kinds and birth dates, when kinds are asked for: it finds all when they are few, and a thousand of them tell that the first way is
-- quick. Over the terms: quick when next to nobody fits, as the newest 4,000 tell, or when words are asked for that few use. The words that next to
-- everybody uses stand in the index as bits; those between are looked up along the way, in heaps because one by one is slow.
create or replace function search.find_people(
  p_viewer uuid, p_community uuid, p_filter jsonb, p_after_on date, p_after_id uuid, p_limit int, p_counting boolean)
returns table (ids uuid[], liked boolean[], matched boolean[], last_on date, total int, sought text, country text, min_age int, max_age int)
language plpgsql stable
set search_path = pg_catalog
set enable_sort = off -- a walk keeps to the index that gives its order, whatever the planner hopes of sorting all that fit
set max_parallel_workers_per_gather = 0
as $fn$
declare
  c_head constant int := 4000;
  c_rare constant int := 4;          -- of the head
  c_listed constant int := 4000;     -- taken from the terms at most
  c_first constant int := 1000;      -- in which words are looked up first
  c_heap constant int := 16000;      -- looked up at once later
  c_counted constant int := 1001;
  c_columns constant text := 'l.member_id, l.active_on, l.birth_date, l.sought_sex, l.sought_min_age, l.sought_max_age, l.fictional, l.traits, '
    || 'l.interests, l.words, l.joined_on, l.lat, l.lon';
  c_after constant text := ' and (l.active_on, l.member_id) < ($1, $2)'; -- where the last page ended
  c_newest constant text := 'l.active_on desc, l.member_id desc';
  c_page constant text := 'page as (select l.member_id, l.active_on from fits l order by ' || c_newest || ' limit ' || p_limit || ')
    select (select count(*) from fits), array(select l.member_id from page l order by ' || c_newest || '),
           array(select l.active_on from page l order by ' || c_newest || ')';
  v_me profiles.profile;
  v_age int;
  v_genders text[];
  v_seekers text[];
  v_lanes text;
  v_place text;
  v_after text := case when p_after_on is null then '' else c_after end;
  v_walk text;
  v_fits text;
  v_words text;
  v_frequent text;
  v_kinds bigint[];
  v_any_order text;
  v_newest text;
  v_few uuid[];
  v_wanted int := case when p_counting then greatest(c_counted, p_limit) else p_limit end;
  v_after_on date := p_after_on;
  v_after_id uuid := p_after_id;
  v_seen int;
  v_heap int := c_first;
  v_may_be_rare boolean;
  v_found uuid[];
  v_days date[];
  v_more record;
begin
  select * into v_me from profiles.profile p where p.member_id = p_viewer;
  v_age := extract(year from age(public.app_now()::date, v_me.birth_date));
  sought := coalesce(p_filter->>'gender', v_me.sought_sex, 'both');
  country := coalesce(p_filter->>'country', v_me.country::text);
  min_age := coalesce((p_filter->>'min_age')::int, v_me.sought_min_age, 50);
  max_age := greatest(coalesce((p_filter->>'max_age')::int, v_me.sought_max_age, 99), min_age);
  v_genders := case sought when 'both' then array['female', 'male'] else array[sought] end;
  v_seekers := case when (p_filter->>'two_way')::boolean and v_age is not null then array[v_me.gender, 'both'] else array['female', 'male', 'both'] end;
  v_lanes := format('l.gender = any(%L) and l.sought_sex = any(%L)', v_genders, v_seekers);
  v_fits := search.conditions(v_me, v_age, p_filter, min_age, max_age);
  v_place := format('l.community_id = %L and l.country = %L::bpchar', coalesce(v_me.community_id, p_community), country)
    || coalesce(' and l.region = ' || quote_literal(p_filter->>'region'), '')
    || coalesce(' and l.active_on >= '
         || quote_literal(public.app_now()::date - least((p_filter->>'active_days')::int, (p_filter->>'new_days')::int)), '');
  if p_filter ? 'words' then
    -- From here on the lists of words, no more the text that was typed; a text without a word asks for nothing.
    p_filter := coalesce(jsonb_set(p_filter, '{words}', search.words_wanted(p_filter, country)), p_filter - 'words');
    v_frequent := search.with_frequent_words(p_filter->'words', country);
    v_fits := concat_ws(' and ', v_frequent, v_fits);
  end if;
  v_walk := search.merged_lanes('l.member_id, l.active_on', v_place || ' and ' || v_fits || v_after, v_genders, v_seekers);
  v_newest := format('with fits as materialized (select l.member_id, l.active_on from %s order by %s limit $3), %s', v_walk, c_newest, c_page);
  if p_filter ? 'words' and v_frequent is null then
    v_words := search.terms_wanted(null, null, p_filter - 'traits' - 'two_way' - 'region' - 'within_km', country, v_genders, 18, 99);
  end if;

  if p_filter ? 'online' then
    v_few := array(select jsonb_array_elements_text(p_filter->'online'));
    if v_words is not null then v_fits := v_fits || search.with_words(v_words); end if;
  elsif v_words is not null then
    v_few := search.members_with(search.terms_wanted(v_me, v_age, p_filter, country, v_genders, min_age, max_age), c_listed);
    v_found := '{}';
    v_days := '{}';
    while v_few is null loop
      -- `is true` keeps both out of a join, which the planner would do by nested loops: it takes a heap for a few rows.
      execute format('
        with heap as materialized (select l.member_id, l.active_on from %1$s order by %2$s limit %3$s),
             said as materialized (select t.member_id from search.listing_terms t
               where t.member_id = any(array(select h.member_id from heap h)) and t.terms @@ %4$L::tsquery)
        select (select count(*) from heap) as scanned, (select min(h.active_on) from heap h) as last_on,
               (select l.member_id from heap l order by l.active_on, l.member_id limit 1) as last_id,
               array(select l.member_id from heap l where (l.member_id in (select s.member_id from said s)) is true order by %2$s) as found,
               array(select l.active_on from heap l where (l.member_id in (select s.member_id from said s)) is true order by %2$s) as days',
        v_walk, c_newest, v_heap, v_words)
        into v_more using v_after_on, v_after_id;
      v_found := v_found || v_more.found;
      v_days := v_days || v_more.days;
      exit when v_more.scanned < v_heap or cardinality(v_found) >= v_wanted;
      -- As many more as are likely to hold what is still wanted.
      v_heap := least(c_heap, c_first + (v_wanted - cardinality(v_found)) * 1.1 * v_heap / greatest(cardinality(v_more.found), 1));
      v_after_on := v_more.last_on;
      v_after_id := v_more.last_id;
      v_walk := search.merged_lanes('l.member_id, l.active_on', v_place || ' and ' || v_fits || c_after, v_genders, v_seekers);
    end loop;
    total := least(cardinality(v_found), c_counted);
  else
    v_kinds := search.kinds_wanted(p_filter);
    v_may_be_rare := v_kinds is null and (p_filter->'traits' <> '{}' or p_filter ? 'within_km' or max_age - min_age <= 6);
    v_any_order := format('
      with fits as materialized (
        select l.member_id, l.active_on from search.listing l
         where %s and %s and %s and ($1 is null or (l.active_on, l.member_id) < ($1, $2)) limit %s), %s',
      v_place, v_lanes, concat_ws(' and ', '(l.traits & 18014398509477888) = any(' || quote_literal(v_kinds) || '::bigint[])', v_fits), c_counted, c_page);
    if v_kinds is null and not v_may_be_rare then
      execute v_newest into v_seen, v_found, v_days using v_after_on, v_after_id, v_wanted;
    elsif p_counting and not v_may_be_rare then
      execute v_any_order into v_seen, v_found, v_days using v_after_on, v_after_id;
      total := v_seen;
    else
      execute format('
        with fits as materialized (
          select l.member_id, l.active_on from (select * from %1$s order by %2$s limit %3$s) l where %4$s order by %2$s limit $3), %5$s',
        search.merged_lanes(c_columns, v_place || v_after, v_genders, v_seekers), c_newest, c_head, v_fits, c_page)
        into v_seen, v_found, v_days using v_after_on, v_after_id, v_wanted;
      if v_seen < v_wanted then
        if v_may_be_rare and v_seen < c_rare then
          v_few := search.members_with(search.terms_wanted(v_me, v_age, p_filter, country, v_genders, min_age, max_age), c_listed);
        end if;
        if v_few is null then
          execute v_any_order into v_seen, v_found, v_days using v_after_on, v_after_id;
          total := v_seen;
        end if;
      end if;
    end if;
    if total = c_counted then
      execute v_newest into v_seen, v_found, v_days using v_after_on, v_after_id, p_limit;
    end if;
  end if;

  if v_few is not null then
    execute format('
      with fits as materialized (
        select l.member_id, l.active_on from search.listing l
         where l.member_id = any(array(select unnest($3))) and %1$s and %2$s and %3$s),
      page as (select l.member_id, l.active_on from fits l where $1 is null or (l.active_on, l.member_id) < ($1, $2) order by %5$s limit %4$s)
      select (select count(*) from fits),
             array(select l.member_id from page l order by %5$s), array(select l.active_on from page l order by %5$s)',
      v_place, v_lanes, v_fits, p_limit, c_newest)
      into v_seen, v_found, v_days using p_after_on, p_after_id, v_few;
    total := least(v_seen, c_counted);
  end if;
  total := coalesce(total, least(v_seen, c_counted));
  if not p_counting then total := null; end if;
  ids := coalesce(v_found[:p_limit], '{}');
  last_on := v_days[cardinality(ids)];
  liked := array(select exists (select from likes.member_like k where k.liker = p_viewer and k.liked = u.id)
                   from unnest(ids) with ordinality as u(id, n) order by u.n);
  matched := array(select exists (select from likes.match m where m.member_id = p_viewer and m.other_id = u.id)
                     from unnest(ids) with ordinality as u(id, n) order by u.n);
  return next;
end $fn$;
