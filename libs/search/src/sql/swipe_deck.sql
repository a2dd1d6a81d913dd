-- needs: terms.sql

-- Whether a member of the listing is somebody for whom the viewer looks, and looks for somebody like the viewer.
create or replace function search.suits(l search.listing, me profiles.profile, my_age int, today date) returns boolean language sql immutable as
$$ select (l).member_id <> (me).member_id and not (l).fictional
      and (l).birth_date > (today - make_interval(years => search.oldest((me).sought_max_age) + 1))::date
      and (l).birth_date <= (today - make_interval(years => (me).sought_min_age))::date
      and (l).sought_sex in ((me).gender, 'both') and least(my_age, 99) between (l).sought_min_age and (l).sought_max_age $$;

-- The next cards of the swipe game: members who suit, of the viewer's own region first, the most recently active before the others. With them
-- what the game must know: the likes of the last 24 hours, the last decision, and the zone in which the viewer reads a clock.
create or replace function search.swipe_deck(p_viewer uuid, p_limit int)
returns table (ids uuid[], likes_at timestamptz[], last_id uuid, last_name text, last_liked boolean, zone text)
language plpgsql stable set search_path = pg_catalog as $fn$
declare
  v_me profiles.profile;
  v_today date := public.app_now()::date;
  v_age int;
  v_genders text[];
  v_seekers text[];
begin
  select * into v_me from profiles.profile p where p.member_id = p_viewer;
  v_age := extract(year from age(v_today, v_me.birth_date));
  v_genders := case v_me.sought_sex when 'both' then array['female', 'male'] else array[v_me.sought_sex] end;
  v_seekers := array[v_me.gender, 'both'];

  return query
    with near as materialized (
      select f.member_id, f.active_on from unnest(v_genders) as g(gender), unnest(v_seekers) as s(sought_sex), lateral (
        select l.member_id, l.active_on from search.listing l
         where l.community_id = v_me.community_id and l.country = v_me.country and l.region = v_me.region and l.gender = g.gender
           and l.sought_sex = s.sought_sex
           and search.suits(l, v_me, v_age, v_today) and likes.undecided(p_viewer, l.member_id)
           and l.member_id not in (select h from visibility.hidden_from(p_viewer) h)
         order by l.active_on desc, l.member_id desc limit p_limit) f
       order by f.active_on desc, f.member_id desc limit p_limit),
    far as materialized (
      select f.member_id, f.active_on from unnest(v_genders) as g(gender), unnest(v_seekers) as s(sought_sex), lateral (
        select l.member_id, l.active_on from search.listing l
         where l.community_id = v_me.community_id and l.country = v_me.country and l.region <> v_me.region and l.gender = g.gender
           and l.sought_sex = s.sought_sex
           and search.suits(l, v_me, v_age, v_today) and likes.undecided(p_viewer, l.member_id)
           and l.member_id not in (select h from visibility.hidden_from(p_viewer) h)
         order by l.active_on desc, l.member_id desc limit p_limit - (select count(*) from near)) f
       order by f.active_on desc, f.member_id desc limit p_limit - (select count(*) from near))
    select (select array_agg(c.member_id order by c.is_near desc, c.active_on desc, c.member_id desc)
              from (select n.*, true as is_near from near n union all select f.*, false from far f) c),
           likes.recent_swipe_likes(p_viewer), last.id, about.name, last.liked, v_me.zone
      from (select 1) one
      left join likes.last_swipe(p_viewer) last on true
      left join profiles.profile about on about.member_id = last.id;
end $fn$;
