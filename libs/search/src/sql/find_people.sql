-- Who may be found by a viewer: one page of ids, newest activity first, with the number of all results (counted to 1,001, when asked). What
-- the filter does not say, the viewer's own profile does. p_viewer is null for a visitor; then p_community and the filter say where.
--
-- Two ways lead to them. Along the index of the country or region, newest first: quick when many fit. Over the terms: quick when few do. The
-- newest 4,000 tell which it is; of words the terms tell themselves, because the index does not know them.
create or replace function search.find_people(
  p_viewer uuid, p_community uuid, p_filter jsonb, p_after_on date, p_after_id uuid, p_limit int, p_counting boolean)
returns table (ids uuid[], liked boolean[], matched boolean[], last_on date, total int, sought text, country text, min_age int, max_age int)
language plpgsql stable set search_path = pg_catalog as $fn$
declare
  c_probe constant int := 4000;
  c_rare constant int := 120; -- of the probe
  c_counted constant int := 1001;
  c_columns constant text := 'l.member_id, l.active_on, l.birth_date, l.sought_sex, l.sought_min_age, l.sought_max_age, l.fictional, l.traits, '
    || 'l.interests, l.joined_on, l.lat, l.lon';
  v_me profiles.profile;
  v_age int;
  v_genders text[];
  v_place text;
  v_after text := '';
  v_walk text;
  v_fits text;
  v_terms text;
  v_have_words text;
  v_few text;
  v_seen int;
  v_scanned int;
  v_rare boolean;
begin
  select * into v_me from profiles.profile p where p.member_id = p_viewer;
  v_age := extract(year from age(public.app_now()::date, v_me.birth_date));
  sought := coalesce(p_filter->>'gender', v_me.sought_sex, 'both');
  country := coalesce(p_filter->>'country', v_me.country::text);
  min_age := coalesce((p_filter->>'min_age')::int, v_me.sought_min_age, 50);
  max_age := greatest(coalesce((p_filter->>'max_age')::int, v_me.sought_max_age, 99), min_age);
  v_genders := case sought when 'both' then array['female', 'male'] else array[sought] end;
  v_fits := search.conditions(v_me, v_age, p_filter, min_age, max_age);
  v_terms := search.terms_wanted(v_me, v_age, p_filter, country, v_genders, min_age, max_age);
  v_place := format('l.community_id = %L and l.country = %L::bpchar', coalesce(v_me.community_id, p_community), country)
    || coalesce(' and l.region = ' || quote_literal(p_filter->>'region'), '')
    || coalesce(' and l.active_on >= '
         || quote_literal(public.app_now()::date - least((p_filter->>'active_days')::int, (p_filter->>'new_days')::int)), '');
  if p_after_on is not null then
    v_after := format(' and (l.active_on, l.member_id) < (%L::date, %L::uuid)', p_after_on, p_after_id);
  end if;
  -- Both sexes are two walks, merged.
  v_walk := '(' || array_to_string(array(
    select format('(select %s from search.listing l where %s {after} and l.gender = %L order by l.active_on desc, l.member_id desc)', c_columns, v_place, g)
      from unnest(v_genders) g), ' union all ') || ') l';
  if p_filter ? 'words' and v_terms is not null then
    v_have_words := format('t.terms @@ %L::tsquery', v_terms);
  end if;

  if p_filter ? 'online' then
    v_few := format('(select %s from search.listing l where %s and l.gender = any(%L) and l.member_id = any(%L::uuid[])) l', c_columns, v_place,
      v_genders, array(select jsonb_array_elements_text(p_filter->'online')));
  elsif v_have_words is not null then
    execute format('select count(*) from (select from search.listing_terms t where %s limit %s) n', v_have_words, c_probe) into v_seen;
  else
    execute format('
      with head as materialized (select %1$s from %2$s order by l.active_on desc, l.member_id desc limit %3$s),
           fits as materialized (select l.member_id, l.active_on from head l where %4$s),
           page as (select f.member_id, f.active_on from fits f order by f.active_on desc, f.member_id desc limit %5$s)
      select (select count(*) from head), (select count(*) from fits),
             array(select page.member_id from page order by page.active_on desc, page.member_id desc), (select min(page.active_on) from page)',
      c_columns, replace(v_walk, '{after}', v_after), c_probe, v_fits, p_limit)
      into v_scanned, v_seen, ids, last_on;
    if v_scanned < c_probe or (cardinality(ids) = p_limit and (not p_counting or v_seen >= c_counted)) then
      total := case when p_counting then least(v_seen, c_counted) end;
      v_terms := null;
    else
      ids := null;
    end if;
  end if;

  v_rare := v_seen < c_rare or (v_have_words is not null and v_seen < c_probe);
  if ids is null and v_few is null and v_terms is not null and v_rare then
    v_few := format('(select %s from search.listing_terms t join search.listing l on l.member_id = t.member_id
      where t.terms @@ %L::tsquery and %s and l.gender = any(%L)) l', c_columns, v_terms, v_place, v_genders);
  elsif ids is null and v_have_words is not null then
    v_fits := v_fits || format(' and (select %s from search.listing_terms t where t.member_id = l.member_id)', v_have_words);
  end if;
  if v_few is not null then
    execute format('
      with fits as materialized (select l.member_id, l.active_on from %1$s where %2$s),
           page as (select l.member_id, l.active_on from fits l where true %3$s order by l.active_on desc, l.member_id desc limit %4$s)
      select (select least(count(*), %5$s) from fits),
             array(select page.member_id from page order by page.active_on desc, page.member_id desc), (select min(page.active_on) from page)',
      v_few, v_fits, v_after, p_limit, c_counted)
      into total, ids, last_on;
  elsif ids is null then
    execute format('
      with page as (select l.member_id, l.active_on from %1$s where %2$s order by l.active_on desc, l.member_id desc limit %3$s)
      select array(select page.member_id from page order by page.active_on desc, page.member_id desc), (select min(page.active_on) from page)',
      replace(v_walk, '{after}', v_after), v_fits, p_limit)
      into ids, last_on;
    if p_counting then
      execute format('select count(*) from (select from %s where %s limit %s) n', replace(v_walk, '{after}', ''), v_fits, c_counted) into total;
    end if;
  end if;
  liked := array(select exists (select from likes.member_like k where k.liker = p_viewer and k.liked = u.id)
                   from unnest(ids) with ordinality as u(id, n) order by u.n);
  matched := array(select exists (select from likes.match m where m.member_id = p_viewer and m.other_id = u.id)
                     from unnest(ids) with ordinality as u(id, n) order by u.n);
  return next;
end $fn$;
