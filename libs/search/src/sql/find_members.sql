-- Who may be found by a viewer: one page of ids, newest activity first, with the number of all results (counted to 1,001, on the first page
-- only). Filters that are null take what the viewer's own profile says. p_viewer is null for a visitor; then p_community and p_country say where.
create or replace function search.find_members(
  p_viewer uuid, p_community uuid, p_sought text, p_country text, p_region text, p_min_age int, p_max_age int,
  p_two_way boolean, p_fictional boolean, p_after_on date, p_after_id uuid, p_limit int)
returns table (ids uuid[], liked boolean[], matched boolean[], last_on date, total int, sought text, country text)
language plpgsql stable set search_path = pg_catalog as $fn$
declare
  v_me profiles.profile;
  v_age int;
  v_today date := public.app_now()::date;
begin
  select * into v_me from profiles.profile p where p.member_id = p_viewer;
  v_age := extract(year from age(v_today, v_me.birth_date));
  sought := coalesce(p_sought, v_me.sought_sex, 'both');
  country := coalesce(p_country, v_me.country::text);

  return query execute format($q$
    with chosen as materialized (
      select f.member_id, f.active_on
        from unnest($2) as g(gender)
       cross join lateral (
         select l.member_id, l.active_on from search.listing l
          where %1$s and ($8::date is null or (l.active_on, l.member_id) < ($8::date, $9::uuid))
          order by l.active_on desc, l.member_id desc limit $10) f
       order by f.active_on desc, f.member_id desc limit $10)
    select array_agg(c.member_id order by c.active_on desc, c.member_id desc),
           array_agg(exists (select from likes.member_like k where k.liker = $11 and k.liked = c.member_id) order by c.active_on desc, c.member_id desc),
           array_agg(exists (select from likes.match m where m.member_id = $11 and m.other_id = c.member_id) order by c.active_on desc, c.member_id desc),
           min(c.active_on),
           case when $8::date is null then (select count(*)::int from (
             select from unnest($2) as g(gender) cross join lateral (
               select from search.listing l where %1$s limit 1001) f limit 1001) n) end,
           $12::text, $3::text
      from chosen c
    $q$,
    'l.community_id = $1 and l.country = $3::bpchar and l.gender = g.gender'
      || case when p_region is null then '' else ' and l.region = $4' end
      || ' and l.birth_date > $5 and l.birth_date <= $6'
      || case when p_fictional then '' else ' and not l.fictional' end
      || case when p_viewer is null then '' else ' and l.member_id <> $11 and l.member_id not in (select visibility.hidden_from($11))' end
      || case when p_two_way and v_age is not null
           then ' and l.sought_sex in ($7, ''both'') and l.sought_min_age <= $13 and l.sought_max_age >= $13' else '' end)
    using coalesce(v_me.community_id, p_community),
          case sought when 'both' then array['female', 'male'] else array[sought] end,
          country, p_region,
          (v_today - make_interval(years => p_max_age + 1))::date, (v_today - make_interval(years => p_min_age))::date,
          v_me.gender, p_after_on, p_after_id, p_limit, p_viewer, sought, v_age;
end $fn$;
