-- needs: colleagues.sql
-- Settles who of the staff somebody at a sign-in service is, by a sealed wish (colleagues.sql). True: it is so now, by this call or before.
create or replace function auth.bind_staff_identity(payload text, seal bytea) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
declare
  wish jsonb := auth.sealed_wish('bind_staff_identity', payload, seal);
  person uuid := wish ->> 'person';
begin
  insert into auth.staff_identity (staff_id, issuer, subject, bound_at)
  select id, wish ->> 'issuer', wish ->> 'subject', public.app_now() from auth.staff where id = person and active
  on conflict do nothing;
  if found then perform auth.note_staff_act('staff.sign_in_bound', person, wish || jsonb_build_object('actor', person), '{}'); end if;
  return exists (
    select from auth.staff_identity
     where staff_id = person and issuer = wish ->> 'issuer' and subject = wish ->> 'subject');
end $fn$;
