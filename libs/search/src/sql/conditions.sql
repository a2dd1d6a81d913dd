-- needs: terms.sql

-- Intimate interests, the last 13, are asked for only by members who switched them on.
create or replace function search.may_ask(p_me profiles.profile, p_field text, p_nr int) returns boolean language sql immutable as
$fn$ select p_field <> 'interests' or p_nr < 37 or coalesce((p_me).sees_intimate, false) $fn$;

-- What a search asks of a listing beyond its lane (see merged_lanes), as conditions on `l`; every value is quoted. `p_me` is the viewer, with
-- nulls for a visitor.
create or replace function search.conditions(p_me profiles.profile, p_age int, p_filter jsonb, p_min_age int, p_max_age int) returns text
language plpgsql stable set search_path = pg_catalog as $fn$
declare
  v_today date := public.app_now()::date;
  v_home site.town;
  v_all text[] := array[
    format('l.birth_date > %L', (v_today - make_interval(years => search.oldest(p_max_age) + 1))::date),
    format('l.birth_date <= %L', (v_today - make_interval(years => p_min_age))::date)];
begin
  if not coalesce((p_filter->>'fictional')::boolean, false) then v_all := v_all || 'not l.fictional'::text; end if;
  if p_me.member_id is not null then
    v_all := v_all || format('l.member_id <> all(%L::uuid[])', array(select h from visibility.hidden_from(p_me.member_id) h) || p_me.member_id);
  end if;
  if coalesce((p_filter->>'two_way')::boolean, false) and p_age is not null then
    v_all := v_all || format('l.sought_min_age <= %s and l.sought_max_age >= %1$s', least(p_age, 99));
  end if;
  -- First what keeps most rows out: they are asked in this order.
  v_all := array(
    select format('l.%s & %s <> 0', case when f.field = 'interests' then 'interests' else 'traits' end,
             coalesce((select bit_or(1::bigint << t.nr) from search.traits() t where t.field = f.field and f.list ? t.value and search.may_ask(p_me, t.field, t.nr)), 0))
      from jsonb_each(p_filter->'traits') as f(field, list)) || v_all;
  if p_filter ? 'new_days' then
    v_all := v_all || format('l.joined_on >= %L', v_today - (p_filter->>'new_days')::int);
  end if;
  if p_filter ? 'within_km' and p_me.town_id is not null then
    select * into v_home from site.town w where w.id = p_me.town_id;
    v_all := v_all || format('l.lat between %L and %L and search.km_between(l.lat, l.lon, %L, %L) < %s',
      v_home.lat - (p_filter->>'within_km')::int / 111.0, v_home.lat + (p_filter->>'within_km')::int / 111.0,
      v_home.lat, v_home.lon, (p_filter->>'within_km')::int);
  end if;
  return array_to_string(v_all, ' and ');
end $fn$;

-- The newest first of some lanes: the members of one sex who look for the same stand in one, and each index has them in this order.
create or replace function search.merged_lanes(p_columns text, p_conditions text, p_genders text[], p_seekers text[]) returns text
language sql immutable as $fn$
  select '(' || string_agg(format('(select %s from search.listing l where %s and l.gender = %L and l.sought_sex = %L order by l.active_on desc, l.member_id desc)',
           p_columns, p_conditions, g, s), ' union all ') || ') l'
    from unnest(p_genders) g, unnest(p_seekers) s
$fn$;

-- The kinds of listings that a search asks for: hair, eyes, body and relationship together, as the index of kinds holds them. Null when it asks
-- for none of the four, or leaves so much open that there are too many.
create or replace function search.kinds_wanted(p_filter jsonb) returns bigint[] language sql stable as $fn$
  with option as (
    select t.field, 1::bigint << t.nr as bit from search.traits() t
     where t.field in ('hair', 'eyes', 'body', 'relationship') and coalesce(p_filter->'traits'->t.field ? t.value, true)
    union all
    select f, 0 from unnest(array['hair', 'eyes', 'body', 'relationship']) f where not coalesce(p_filter->'traits' ? f, false))
  select case when count(*) <= 400 then array_agg(hair.bit | eyes.bit | body.bit | love.bit) end
    from option hair, option eyes, option body, option love
   where p_filter->'traits' ?| array['hair', 'eyes', 'body', 'relationship']
     and hair.field = 'hair' and eyes.field = 'eyes' and body.field = 'body' and love.field = 'relationship'
$fn$;

-- The same wishes as a tsquery, where terms can express them: null when they cannot.
create or replace function search.terms_wanted(p_me profiles.profile, p_age int, p_filter jsonb, p_country text, p_genders text[], p_min_age int, p_max_age int)
returns text language plpgsql stable set search_path = pg_catalog as $fn$
declare
  v_year int := extract(year from public.app_now());
  v_home site.town;
  v_any jsonb[] := '{}';                     -- each element: terms of which one is enough
  v_words constant jsonb := p_filter->'words'; -- for each language the words that must all be there
  v_km float8;
begin
  v_any := v_any || array(
    select coalesce(jsonb_agg((case when f.field = 'interests' then '/i' else '/t' end) || t.nr), '["/none"]')
      from jsonb_each(p_filter->'traits') as f(field, list) left join search.traits() t
        on t.field = f.field and f.list ? t.value and search.may_ask(p_me, t.field, t.nr) group by f.field);
  if coalesce((p_filter->>'two_way')::boolean, false) and p_age is not null then
    v_any := v_any || jsonb_build_array('/s' || p_me.gender, '/sboth');
  end if;
  if p_filter ? 'region' then v_any := v_any || jsonb_build_array('/r' || (p_filter->>'region')); end if;
  if p_max_age - p_min_age <= 6 then
    v_any := v_any || (select jsonb_agg('/y' || y) from generate_series(v_year - search.oldest(p_max_age) - 1, v_year - p_min_age) as y);
  end if;
  if p_filter ? 'within_km' and p_me.town_id is not null then
    select * into v_home from site.town w where w.id = p_me.town_id;
    v_km := (p_filter->>'within_km')::int / 110.0;
    v_any := v_any || (select jsonb_agg('/c' || y || '.' || x)
      from generate_series(floor((v_home.lat - v_km) * 4)::int, floor((v_home.lat + v_km) * 4)::int) as y,
           generate_series(floor((v_home.lon - v_km / cos(radians(v_home.lat))) * 4)::int,
                           floor((v_home.lon + v_km / cos(radians(v_home.lat))) * 4)::int) as x);
  end if;
  if cardinality(v_any) = 0 and v_words is null then return null; end if;
  return (
    select string_agg('(' || array_to_string(array(
             select '(' || string_agg(search.quoted(p || term), ' | ') || ')'
               from unnest(v_any) with ordinality as a(terms, n), jsonb_array_elements_text(a.terms) as term group by a.n
             union all
             select '(' || string_agg('(' || (select string_agg(search.quoted(p || ':' || word), ' & ')
                      from jsonb_array_elements_text(words) as word) || ')', ' | ') || ')'
               from jsonb_array_elements(v_words) as words having count(*) > 0), ' & ') || ')', ' | ')
      from unnest(p_genders) as g, search.prefix_of(p_country, g) as p);
end $fn$;

-- Whoever has these terms; null when they are more than so many.
create or replace function search.members_with(p_terms text, p_most int) returns uuid[] language sql stable as $fn$
  with f as materialized (select array(select t.member_id from search.listing_terms t where t.terms @@ p_terms::tsquery limit p_most + 1) as found)
  select case when p_terms is not null and cardinality(f.found) <= p_most then f.found end from f
$fn$;

-- The words as a condition on `l`.
create or replace function search.with_words(p_words text) returns text language sql immutable as $fn$
  select pg_catalog.format(' and (select t.terms @@ %L::tsquery from search.listing_terms t where t.member_id = l.member_id)', p_words)
$fn$;
