import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuth1790000000300 implements MigrationInterface {
  name = 'CreateAuth1790000000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create schema auth;

create table auth.account (
  id uuid constraint account_pk primary key default uuidv7(),
  community_id uuid not null,
  site_id uuid not null,
  email text not null,
  password_hash text not null,
  language text not null,
  status text not null default 'not_confirmed' constraint account_status
    check (status in ('not_confirmed', 'active', 'paused', 'suspended', 'banned', 'deleted')),
  notifications_disabled text[] not null default '{}',
  terms_version timestamptz not null,
  terms_accepted_at timestamptz not null,
  tracking jsonb not null default '{}',
  created_at timestamptz not null,
  confirmed_at timestamptz,
  constraint account_email unique (community_id, email)
);

create table auth.session (
  id uuid constraint session_pk primary key default uuidv7(),
  member_id uuid not null constraint session_account_fk references auth.account on delete cascade,
  token_hash bytea not null constraint session_token unique,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_by_member on auth.session (member_id);

-- Links and codes by mail. What they prove is derived from the id with the app's secret, so that only hashes rest here.
create table auth.one_time_token (
  id uuid constraint one_time_token_pk primary key default uuidv7(),
  member_id uuid not null constraint one_time_token_account_fk references auth.account on delete cascade,
  purpose text not null constraint one_time_token_purpose check (purpose in ('activate', 'reset')),
  address text not null,
  token_hash bytea not null constraint one_time_token_hash unique,
  code_tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_token_by_member on auth.one_time_token (member_id, purpose, created_at desc);

-- Failed tries per account and network; survives a restart of everything.
create table auth.lockout (
  key bytea constraint lockout_pk primary key,
  failures int not null,
  rounds int not null default 0,
  locked_until timestamptz,
  updated_at timestamptz not null
);

-- Who was refused for being too young, by a keyed hash of the address: another date of birth does not help.
create table auth.refusal (key bytea constraint refusal_pk primary key, until timestamptz not null);

create table auth.staff (
  id uuid constraint staff_pk primary key default uuidv7(),
  email text not null constraint staff_email unique,
  name text not null,
  password_hash text not null,
  totp_secret bytea not null,
  totp_last_step bigint not null default 0,
  roles text[] not null,
  active boolean not null default true,
  demo boolean not null default false,
  created_at timestamptz not null default now()
);
create table auth.staff_session (
  id uuid constraint staff_session_pk primary key default uuidv7(),
  staff_id uuid not null constraint staff_session_staff_fk references auth.staff on delete cascade,
  token_hash bytea not null constraint staff_session_token unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema auth to app;
    grant select, insert, update, delete on all tables in schema auth to app;
    grant usage on all sequences in schema auth to app;
    alter default privileges in schema auth grant select, insert, update, delete on tables to app;
    alter default privileges in schema auth grant usage on sequences to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
