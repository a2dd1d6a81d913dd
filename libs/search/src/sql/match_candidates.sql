-- needs: find_people.sql, terms.sql

-- Whom the match finder ranks: the most recent of those whom the member could find, in one answer with what the member said. Who is liked
-- already is left out. Kilometres are given as the smallest step that holds them, as everywhere.
create or replace function search.match_candidates(p_viewer uuid, p_limit int)
returns table (answers jsonb, own_interests text[], own_reason text, candidates jsonb)
language plpgsql stable set search_path = pg_catalog as $fn$
declare
  v_home site.town;
  v_found record;
begin
  select a.answers into answers from search.match_answers a where a.member_id = p_viewer;
  select p.interests, p.reason into own_interests, own_reason from profiles.profile p where p.member_id = p_viewer;
  select w.* into v_home from site.town w join profiles.profile p on p.town_id = w.id where p.member_id = p_viewer;
  select f.ids into v_found from search.find_people(p_viewer, null, jsonb_strip_nulls(jsonb_build_object(
    'two_way', true, 'fictional', false, 'language', 'en', 'traits', '{}'::jsonb,
    'min_age', answers->'min_age', 'max_age', answers->'max_age', 'within_km', answers->'distance')), null, null, p_limit, false) f;
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', p.member_id, 'interests', p.interests, 'reason', p.reason, 'relationship', p.relationship, 'body', p.body, 'tattoos', p.tattoos,
           'km', (select min(step) from unnest(array[10, 25, 50, 100]) as step
                   where search.km_between(l.lat, l.lon, v_home.lat, v_home.lon) < step)) order by u.n), '[]')
    into candidates
    from unnest(v_found.ids) with ordinality as u(id, n)
    join profiles.profile p on p.member_id = u.id
    join search.listing l on l.member_id = u.id
   where not exists (select from likes.member_like k where k.liker = p_viewer and k.liked = u.id);
  return next;
end $fn$;
