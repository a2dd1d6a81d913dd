-- needs: frequent_words.sql, terms.sql

-- Keeps search.listing beside the profile and the standing that it is made of, in the transaction that changes them.

-- The listings of some members, as they ought to be; none for those who may not be listed.
create or replace function search.listings_of(p_members uuid[]) returns setof search.listing language sql stable as $fn$
  select p.member_id, p.community_id, p.country, p.region, p.gender, p.birth_date, p.sought_sex, p.sought_min_age, p.sought_max_age,
         s.fictional, (s.last_active at time zone 'UTC')::date,
         coalesce((select bit_or(1::bigint << t.nr) from search.traits() t
                    where (t.field, t.value) in (('tattoos', p.tattoos), ('hair', p.hair), ('eyes', p.eyes), ('body', p.body),
                                                 ('relationship', p.relationship), ('reason', p.reason),
                                                 ('photo', case when m.status = 'visible' then 'yes' end))), 0),
         coalesce((select bit_or(1::bigint << t.nr) from search.traits() t where t.field = 'interests' and t.value = any(p.interests)), 0),
         (s.joined_at at time zone 'UTC')::date, w.lat, w.lon, 0
    from unnest(p_members) given (id)
    join profiles.profile p on p.member_id = given.id
    join visibility.member_standing s on s.member_id = given.id
    left join site.town w on w.id = p.town_id
    left join media.photo m on m.member_id = p.member_id and m.main
   where visibility.listed(s)
$fn$;

-- Writes the listings and the terms of some members anew, and takes away what must not be listed.
create or replace function search.refresh_listings(p_members uuid[]) returns void
language plpgsql set search_path = pg_catalog as $fn$
begin
  insert into search.listing as l select * from search.listings_of(p_members)
  on conflict on constraint listing_pk do update
    set (community_id, country, region, gender, birth_date, sought_sex, sought_min_age, sought_max_age, fictional, active_on,
         traits, interests, joined_on, lat, lon)
      = (excluded.community_id, excluded.country, excluded.region, excluded.gender, excluded.birth_date, excluded.sought_sex,
         excluded.sought_min_age, excluded.sought_max_age, excluded.fictional, excluded.active_on,
         excluded.traits, excluded.interests, excluded.joined_on, excluded.lat, excluded.lon);
  delete from search.listing l
   where l.member_id = any(p_members)
     and not exists (select from visibility.member_standing s where s.member_id = l.member_id and visibility.listed(s));
  insert into search.listing_terms as t
  select l.member_id, array_to_tsvector(search.terms_of(l, p.interests, p.about, a.language))
    from unnest(p_members) given (id)
    join search.listing l on l.member_id = given.id
    join profiles.profile p on p.member_id = given.id
    join auth.account a on a.id = given.id
  on conflict on constraint listing_terms_pk do update set terms = excluded.terms where t.terms <> excluded.terms;
  perform search.mark_words(p_members);
  delete from search.listing_terms t
   where t.member_id = any(p_members) and not exists (select from search.listing l where l.member_id = t.member_id);
end $fn$;

-- Fills listings that were never filled, the next few after a member, and answers with the last of them: null when there are no more. Each call
-- is a transaction of its own.
create or replace function search.fill_listings(p_after uuid, p_limit int) returns uuid
language plpgsql set search_path = pg_catalog as $fn$
declare
  v_members uuid[];
begin
  select array_agg(f.member_id order by f.member_id) into v_members from (
    select l.member_id from search.listing l
     where l.member_id > p_after and not exists (select from search.listing_terms t where t.member_id = l.member_id)
     order by l.member_id limit p_limit) f;
  if v_members is not null then
    perform search.refresh_listings(v_members);
  end if;
  return v_members[cardinality(v_members)];
end $fn$;

create or replace function search.on_member_change() returns trigger
language plpgsql set search_path = pg_catalog as $fn$
begin
  perform search.refresh_listings(array[case when tg_op = 'DELETE' then old.member_id else new.member_id end]);
  return null;
end $fn$;

-- A visit moves a member up; nothing else changes.
create or replace function search.on_visit() returns trigger
language plpgsql set search_path = pg_catalog as $fn$
begin
  update search.listing l set active_on = (new.last_active at time zone 'UTC')::date where l.member_id = new.member_id;
  return null;
end $fn$;

create or replace trigger profile_to_listing
  after insert or update of country, region, town_id, gender, birth_date, sought_sex, sought_min_age, sought_max_age, about,
    tattoos, hair, eyes, body, relationship, reason, interests on profiles.profile
  for each row execute function search.on_member_change();

create or replace trigger standing_to_listing
  after update on visibility.member_standing
  for each row
  when ((old.confirmed, old.paused, old.suspended, old.banned, old.deleted, old.fictional)
        is distinct from (new.confirmed, new.paused, new.suspended, new.banned, new.deleted, new.fictional))
  execute function search.on_member_change();

create or replace trigger visit_to_listing
  after update on visibility.member_standing
  for each row
  when ((old.last_active at time zone 'UTC')::date is distinct from (new.last_active at time zone 'UTC')::date)
  execute function search.on_visit();

create or replace trigger photo_to_listing
  after insert on media.photo for each row when (new.main) execute function search.on_member_change();
create or replace trigger photo_change_to_listing
  after update on media.photo for each row
  when ((old.main or new.main) and (old.main, old.status) is distinct from (new.main, new.status))
  execute function search.on_member_change();
create or replace trigger photo_gone_from_listing
  after delete on media.photo for each row when (old.main) execute function search.on_member_change();
