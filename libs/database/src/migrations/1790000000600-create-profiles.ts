import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProfiles1790000000600 implements MigrationInterface {
  name = 'CreateProfiles1790000000600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create schema profiles;

create table profiles.profile (
  member_id uuid constraint profile_pk primary key,
  community_id uuid not null,
  name text not null,
  gender text not null constraint profile_gender check (gender in ('female', 'male')),
  sought_sex text not null constraint profile_sought_sex check (sought_sex in ('female', 'male', 'both')),
  sought_min_age int not null default 50,
  sought_max_age int not null default 99,
  sexuality text constraint profile_sexuality check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
  sexuality_consent_at timestamptz,
  birth_date date not null,
  country char(2) not null,
  region text not null,
  town_id int not null,
  town text not null,
  zone text not null,
  about text not null default '',
  tattoos text,
  hair text,
  eyes text,
  body text,
  relationship text,
  reason text,
  interests text[] not null default '{}',
  updated_at timestamptz not null,
  -- Special-category data never rests here without its consent.
  constraint profile_sexuality_consent check (sexuality is null or sexuality_consent_at is not null)
);

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema profiles to app;
    grant select, insert, update, delete on all tables in schema profiles to app;
    grant usage on all sequences in schema profiles to app;
    alter default privileges in schema profiles grant select, insert, update, delete on tables to app;
    alter default privileges in schema profiles grant usage on sequences to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
