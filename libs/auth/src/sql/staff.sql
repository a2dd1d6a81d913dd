-- needs: colleagues.sql
-- Who works here and what they may do. Only the database's owner may call these (`npm run staff`): nobody who gets hold of the app's role, by a
-- fault in a query or by its password, makes themselves staff. Each writes its entry in the audit log itself, so that none can be forgotten.
create or replace function auth.create_staff(
  address text, full_name text, password text, sealed_totp bytea, given_roles text[]
) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
declare
  made uuid;
begin
  insert into auth.staff (email, name, password_hash, totp_secret, roles)
  values (address, full_name, password, sealed_totp, given_roles) returning id into made;
  insert into audit.entry (at, act, subject_kind, subject_id, facts)
  values (public.app_now(), 'staff.created', 'staff', made, jsonb_build_object('roles', given_roles));
  return made;
end $fn$;

-- Answers null when nobody has this address. Without a role the account is closed; a role opens it again. Every session ends. The last owner stays one.
create or replace function auth.set_staff_roles(address text, given_roles text[], why text) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
declare
  before auth.staff;
begin
  perform auth.lock_staff();
  select * into before from auth.staff where email = address for no key update;
  if not found then return null; end if;
  if not ('owner' = any (given_roles)) and auth.is_last_owner(before) then raise exception 'staff_last_owner'; end if;
  update auth.staff set roles = given_roles, active = cardinality(given_roles) > 0 where id = before.id;
  if cardinality(given_roles) = 0 then perform auth.shut_staff(before.id); end if;
  delete from auth.staff_session where staff_id = before.id;
  insert into audit.entry (at, act, subject_kind, subject_id, reason, facts)
  values (public.app_now(), 'staff.roles_changed', 'staff', before.id, why, jsonb_build_object('before', before.roles, 'after', given_roles));
  return before.id;
end $fn$;

revoke all on function auth.create_staff, auth.set_staff_roles from public;
