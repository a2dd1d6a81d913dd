-- needs: colleagues.sql
-- Puts a device that has shown its first code in the place of the one before. The app may call it, and may change no secret by itself.
create or replace function auth.change_staff_device(person uuid, first_step bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
begin
  with taken as (delete from auth.staff_enrolment where staff_id = person and expires_at > public.app_now() returning totp_secret)
  update auth.staff s set totp_secret = taken.totp_secret, totp_last_step = first_step from taken where s.id = person;
  return found;
end $fn$;

-- For a device of staff that is lost together with its recovery codes. Only the database's owner may call it (`npm run staff -- reset-totp`):
-- nobody who gets hold of the app's role gives themselves the account of somebody else. Answers null when nobody active has this address.
create or replace function auth.reset_staff_device(address text, sealed_totp bytea, code_hashes bytea[]) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
declare
  person uuid;
  has_password boolean;
begin
  select id, password_hash is not null into person, has_password from auth.staff where email = address and active for no key update;
  if not found then return null; end if;
  -- The link is their only way to a password, and would end here.
  if not has_password then raise exception 'staff_no_password'; end if;
  update auth.staff set totp_secret = sealed_totp, totp_last_step = 0 where id = person;
  perform auth.shut_staff(person);
  delete from auth.staff_recovery_code where staff_id = person;
  insert into auth.staff_recovery_code (staff_id, code_hash) select person, hash from unnest(code_hashes) as hash;
  insert into audit.entry (at, act, subject_kind, subject_id) values (public.app_now(), 'staff.device_reset', 'staff', person);
  return person;
end $fn$;

revoke all on function auth.reset_staff_device from public;
