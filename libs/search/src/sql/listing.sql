-- Keeps search.listing beside the profile and the standing that it is made of, in the transaction that changes them.
create or replace function search.refresh_listing(p_member uuid) returns void
language plpgsql set search_path = pg_catalog as $fn$
begin
  insert into search.listing as l (member_id, community_id, country, region, gender, birth_date, sought_sex, sought_min_age, sought_max_age, fictional, active_on)
  select p.member_id, p.community_id, p.country, p.region, p.gender, p.birth_date, p.sought_sex, p.sought_min_age, p.sought_max_age,
         s.fictional, (s.last_active at time zone 'UTC')::date
    from profiles.profile p join visibility.member_standing s on s.member_id = p.member_id
   where p.member_id = p_member and visibility.listed(s)
  on conflict on constraint listing_pk do update
    set community_id = excluded.community_id, country = excluded.country, region = excluded.region, gender = excluded.gender,
        birth_date = excluded.birth_date, sought_sex = excluded.sought_sex, sought_min_age = excluded.sought_min_age,
        sought_max_age = excluded.sought_max_age, fictional = excluded.fictional, active_on = excluded.active_on;
  if not found then
    delete from search.listing l where l.member_id = p_member;
  end if;
end $fn$;

create or replace function search.on_member_change() returns trigger
language plpgsql set search_path = pg_catalog as $fn$
begin
  perform search.refresh_listing(new.member_id);
  return null;
end $fn$;

create or replace trigger profile_to_listing
  after insert or update of country, region, gender, birth_date, sought_sex, sought_min_age, sought_max_age on profiles.profile
  for each row execute function search.on_member_change();

create or replace trigger standing_to_listing
  after update on visibility.member_standing
  for each row
  when ((old.confirmed, old.paused, old.suspended, old.banned, old.deleted, old.fictional, (old.last_active at time zone 'UTC')::date)
        is distinct from
        (new.confirmed, new.paused, new.suspended, new.banned, new.deleted, new.fictional, (new.last_active at time zone 'UTC')::date))
  execute function search.on_member_change();
