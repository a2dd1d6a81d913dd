import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InviteStaff1800000101000 implements MigrationInterface {
  name = 'InviteStaff1800000101000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Whoever is invited has neither before they have set up their account; whose device was ended has a password only.
alter table auth.staff alter column password_hash drop not null;
alter table auth.staff alter column totp_secret drop not null;
-- Null: made by the command of the server.
alter table auth.staff add column invited_by uuid;

-- By which of their sessions a person is known again in the back office.
alter table auth.staff_session add column user_agent text not null default '';
alter table auth.staff_session add column network text not null default '';
create index staff_session_by_staff on auth.staff_session (staff_id);

-- The links by which people of the back office set up their accounts; the newest of a person counts.
create table auth.staff_link (
  id uuid constraint staff_link_pk primary key,
  staff_id uuid not null constraint staff_link_staff_fk references auth.staff on delete cascade,
  purpose text not null constraint staff_link_purpose check (purpose in ('invite', 'renew')),
  sets_password boolean not null,
  address text not null,
  language text not null,
  token_hash bytea not null constraint staff_link_token unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_link_by_staff on auth.staff_link (staff_id);

-- What wishes about staff are sealed with, derived from APP_SECRET; only functions of the owner read it (libs/auth/src/sql/colleagues.sql).
create table public.staff_seal (
  only_row boolean constraint staff_seal_pk primary key default true constraint staff_seal_only_row check (only_row),
  inner_pad bytea not null,
  outer_pad bytea not null
);

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on public.staff_seal from app;
    revoke all on auth.staff_link from app;
    grant select on auth.staff_link to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
