-- needs: swipe_deck.sql, terms.sql

-- Who joined on some days and may suit the members of a segment: those of one country and region who look for the same, and are between two ages.
-- Of their region first, with a photo first, the newest first.
create or replace function search.new_members(p_segment jsonb, p_from date, p_until date, p_limit int) returns uuid[]
language sql stable set search_path = pg_catalog as $fn$
  select coalesce(array_agg(f.member_id order by f.rank), '{}') from (
    select l.member_id, row_number() over (order by l.region = p_segment->>'region' desc, l.traits & photo.bit <> 0 desc, l.joined_on desc, l.member_id desc) as rank
      from search.listing l, (select 1::bigint << t.nr as bit from search.traits() t where t.field = 'photo' and t.value = 'yes') photo
     where l.community_id = (p_segment->>'community_id')::uuid and l.country = p_segment->>'country'
       and l.joined_on >= p_from and l.joined_on < p_until and not l.fictional
       and p_segment->>'sought_sex' in (l.gender, 'both') and l.sought_sex in (p_segment->>'gender', 'both')
       and l.birth_date > (p_until - make_interval(years => search.oldest((p_segment->>'sought_max_age')::int) + 1))::date
       and l.birth_date <= (p_until - make_interval(years => (p_segment->>'sought_min_age')::int))::date
       and l.sought_min_age <= (p_segment->>'max_age')::int and l.sought_max_age >= (p_segment->>'min_age')::int
     order by rank limit p_limit) f
$fn$;

-- Of these candidates the first few who joined in that hour, in their order.
create or replace function search.joined_in_hour(p_candidates uuid[], p_hour timestamptz, p_limit int) returns uuid[]
language sql stable set search_path = pg_catalog as $fn$
  select coalesce(array_agg(f.id order by f.rank), '{}') from (
    select c.id, c.rank
      from unnest(p_candidates) with ordinality as c(id, rank)
      join visibility.member_standing s on s.member_id = c.id
     where s.joined_at >= p_hour and s.joined_at < p_hour + interval '1 hour'
     order by c.rank limit p_limit) f
$fn$;

-- Of these candidates the first few who suit the viewer and whom the viewer has not met: neither seen, liked nor passed, no conversation, no block.
create or replace function search.new_members_for(p_viewer uuid, p_candidates uuid[], p_limit int)
returns table (id uuid, name text, age int, town text) language sql stable set search_path = pg_catalog as $fn$
  select l.member_id, p.name, extract(year from age(public.app_now()::date, p.birth_date))::int, p.town
    from unnest(p_candidates) with ordinality as c(id, rank)
    join search.listing l on l.member_id = c.id
    join profiles.profile p on p.member_id = c.id
    join profiles.profile me on me.member_id = p_viewer and me.community_id = l.community_id
   where me.sought_sex in (l.gender, 'both')
     and search.suits(l, me, extract(year from age(public.app_now()::date, me.birth_date))::int, public.app_now()::date)
     and likes.undecided(p_viewer, l.member_id)
     and not exists (select from likes.profile_view v where v.viewed = l.member_id and v.viewer = p_viewer)
     and not exists (select from visibility.pair r
                      where r.lo = least(p_viewer, l.member_id) and r.hi = greatest(p_viewer, l.member_id))
   order by c.rank limit p_limit
$fn$;
