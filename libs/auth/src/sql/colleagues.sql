-- Who works here, as owners change it in the back office. The app may call these, and gains nothing by it: each asks for a wish that was sealed
-- with a key derived from APP_SECRET (staff-seal.ts), so that nobody who gets hold of the app's role alone, by a fault in a query or by its
-- password, makes themselves staff or an owner. Each writes its entry in the audit log itself. Answers are the code of a refusal, or null.

-- The wish behind a payload, when its seal is right (HMAC-SHA256) and it was made within the last minute for this very function.
create or replace function auth.sealed_wish(wanted text, payload text, seal bytea) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $fn$
declare
  wish jsonb;
begin
  if not coalesce(seal = (select sha256(k.outer_pad || sha256(k.inner_pad || convert_to(payload, 'UTF8'))) from public.staff_seal k), false) then
    raise insufficient_privilege using message = 'this wish is not sealed';
  end if;
  wish := payload::jsonb;
  if wish ->> 'do' is distinct from wanted or abs(extract(epoch from clock_timestamp()) - (wish ->> 'at')::numeric) > 60 then
    raise insufficient_privilege using message = 'this wish is for something else, or too old';
  end if;
  return wish;
end $fn$;

create or replace function auth.texts_in(list jsonb) returns text[]
language sql immutable as $fn$
  select coalesce(array_agg(one order by place), '{}') from jsonb_array_elements_text(list) with ordinality as listed (one, place)
$fn$;

-- Changes wait for each other, so that each sees what the one before left: of two owners who end each other, the second is none any more.
create or replace function auth.lock_staff() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $fn$
begin
  perform pg_advisory_xact_lock(7010101);
end $fn$;

-- The same for the app, where it locks the account of whoever acts first: in another order two owners would wait for each other.
create or replace function auth.await_staff_changes() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
begin
  perform auth.lock_staff();
end $fn$;

-- Whoever makes, changes or ends an owner has shown password and code once more: the session alone is not enough.
create or replace function auth.lacks_step_up(wish jsonb, roles text[]) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp as $fn$
  select 'owner' = any (roles) and not coalesce((wish ->> 'stepped_up')::boolean, false)
$fn$;

-- Whether nobody else is an owner who can come in.
create or replace function auth.is_last_owner(person auth.staff) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $fn$
  select person.active and 'owner' = any (person.roles) and not exists (
    select from auth.staff o
     where o.id <> person.id and o.active and 'owner' = any (o.roles) and o.password_hash is not null and o.totp_secret is not null)
$fn$;

create or replace function auth.colleague_refusal(actor uuid, person uuid) returns text
language plpgsql set search_path = pg_catalog, pg_temp as $fn$
begin
  perform auth.lock_staff();
  -- The wish may have waited, and whoever has it may be no owner any more.
  if not exists (select from auth.staff where id = actor and active and 'owner' = any (roles)) then return 'forbidden'; end if;
  if actor = person then return 'staff_own_account'; end if;
  if person is not null and not exists (select from auth.staff where id = person) then return 'not_found'; end if;
  return null;
end $fn$;

-- Nothing opens the account any more: sessions, links, and a device that was about to be set up.
create or replace function auth.shut_staff(person uuid) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $fn$
begin
  delete from auth.staff_session where staff_id = person;
  delete from auth.staff_enrolment where staff_id = person;
  update auth.staff_link set used_at = public.app_now() where staff_id = person and used_at is null;
end $fn$;

create or replace function auth.add_staff_link(person uuid, why text, new_password boolean, wish jsonb) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $fn$
begin
  insert into auth.staff_link (id, staff_id, purpose, sets_password, address, language, token_hash, created_at, expires_at)
  select (wish #>> '{link,id}')::uuid, person, why, new_password, s.email, wish #>> '{link,language}', decode(wish #>> '{link,token_hash}', 'hex'),
         public.app_now(), public.app_now() + make_interval(hours => (wish #>> '{link,hours}')::int)
    from auth.staff s where s.id = person;
end $fn$;

create or replace function auth.note_staff_act(deed text, person uuid, wish jsonb, facts jsonb) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $fn$
begin
  insert into audit.entry (at, staff_id, act, subject_kind, subject_id, reason, facts, ip)
  values (public.app_now(), (wish ->> 'actor')::uuid, deed, 'staff', person, coalesce(wish ->> 'reason', ''), facts, wish ->> 'ip');
end $fn$;

create or replace function auth.invite_colleague(payload text, seal bytea) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
declare
  wish jsonb := auth.sealed_wish('invite_colleague', payload, seal);
  person uuid := wish ->> 'person';
  refusal text := auth.colleague_refusal((wish ->> 'actor')::uuid, null);
begin
  if refusal is not null then return refusal; end if;
  if auth.lacks_step_up(wish, auth.texts_in(wish -> 'roles')) then return 'step_up_required'; end if;
  insert into auth.staff (id, email, name, roles, invited_by, created_at)
  values (person, wish ->> 'email', wish ->> 'name', auth.texts_in(wish -> 'roles'), (wish ->> 'actor')::uuid, public.app_now())
  on conflict (email) do nothing;
  if not found then return 'staff_email_in_use'; end if;
  perform auth.add_staff_link(person, 'invite', true, wish);
  perform auth.note_staff_act('staff.invited', person, wish, jsonb_build_object('roles', wish -> 'roles'));
  return null;
end $fn$;

-- Other roles, none to end the account, or some again to let it back. `was` are the roles that were seen; null: it had ended.
create or replace function auth.change_colleague(payload text, seal bytea) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
declare
  wish jsonb := auth.sealed_wish('change_colleague', payload, seal);
  given text[] := auth.texts_in(wish -> 'roles');
  refusal text := auth.colleague_refusal((wish ->> 'actor')::uuid, (wish ->> 'person')::uuid);
  before auth.staff;
begin
  if refusal is not null then return refusal; end if;
  select * into before from auth.staff where id = (wish ->> 'person')::uuid for no key update;
  if before.active is distinct from (wish ->> 'was_active')::boolean then return 'staff_changed'; end if;
  if jsonb_typeof(wish -> 'was') = 'array'
     and not (before.roles @> auth.texts_in(wish -> 'was') and before.roles <@ auth.texts_in(wish -> 'was')) then
    return 'staff_changed';
  end if;
  if not ('owner' = any (given)) and auth.is_last_owner(before) then return 'staff_last_owner'; end if;
  if auth.lacks_step_up(wish, before.roles || given) then return 'step_up_required'; end if;
  update auth.staff set roles = given, active = cardinality(given) > 0 where id = before.id;
  if cardinality(given) = 0 then perform auth.shut_staff(before.id);
  else delete from auth.staff_session where staff_id = before.id;
  end if;
  perform auth.note_staff_act(wish ->> 'act', before.id, wish, jsonb_build_object('before', before.roles, 'after', given));
  return null;
end $fn$;

-- The device counts no more from this moment; a link lets its owner set up another one. Also sends the link of an invitation once more.
create or replace function auth.renew_colleague_access(payload text, seal bytea) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
declare
  wish jsonb := auth.sealed_wish('renew_colleague_access', payload, seal);
  refusal text := auth.colleague_refusal((wish ->> 'actor')::uuid, (wish ->> 'person')::uuid);
  before auth.staff;
  new_password boolean;
  was_set_up boolean;
begin
  if refusal is not null then return refusal; end if;
  select * into before from auth.staff where id = (wish ->> 'person')::uuid for no key update;
  if not before.active then return 'staff_ended'; end if;
  if auth.is_last_owner(before) then return 'staff_last_owner'; end if;
  if auth.lacks_step_up(wish, before.roles) then return 'step_up_required'; end if;
  new_password := before.password_hash is null or (wish ->> 'new_password')::boolean;
  -- The codes first: one that is being spent opens its session before the sessions end.
  delete from auth.staff_recovery_code where staff_id = before.id;
  -- Whoever has their place at the sign-in service now is bound anew, by the address.
  delete from auth.staff_identity where staff_id = before.id;
  perform auth.shut_staff(before.id);
  update auth.staff set totp_secret = null, totp_last_step = 0, password_hash = case when new_password then null else password_hash end
   where id = before.id;
  was_set_up := before.password_hash is not null or exists (select from auth.staff_link where staff_id = before.id and purpose = 'renew');
  perform auth.add_staff_link(before.id, case when was_set_up then 'renew' else 'invite' end, new_password, wish);
  perform auth.note_staff_act('staff.access_renewed', before.id, wish, jsonb_build_object('new_password', new_password));
  return null;
end $fn$;

-- Spends the link, and puts password and device of its owner in place. Answers whose it is; null when the link or the device counts no more.
create or replace function auth.set_up_colleague(payload text, seal bytea) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
declare
  wish jsonb := auth.sealed_wish('set_up_colleague', payload, seal);
  link auth.staff_link;
  secret bytea;
begin
  update auth.staff_link l set used_at = public.app_now() from auth.staff s
   where l.token_hash = decode(wish ->> 'token_hash', 'hex') and l.used_at is null and l.expires_at > public.app_now()
     and s.id = l.staff_id and s.active and s.email = l.address
  returning l.* into link;
  if not found then return null; end if;
  delete from auth.staff_enrolment where staff_id = link.staff_id and expires_at > public.app_now() returning totp_secret into secret;
  if not found then raise exception 'there is no device to set up'; end if;
  update auth.staff
     set totp_secret = secret, totp_last_step = (wish ->> 'step')::bigint,
         password_hash = case when link.sets_password then wish ->> 'password_hash' else password_hash end
   where id = link.staff_id;
  perform auth.shut_staff(link.staff_id);
  perform auth.note_staff_act('staff.set_up', link.staff_id, wish || jsonb_build_object('actor', link.staff_id), '{}');
  return link.staff_id;
end $fn$;

revoke all on function auth.sealed_wish, auth.lock_staff, auth.lacks_step_up, auth.is_last_owner, auth.colleague_refusal, auth.shut_staff, auth.add_staff_link,
  auth.note_staff_act from public;
