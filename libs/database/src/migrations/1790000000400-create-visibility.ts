import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateVisibility1790000000400 implements MigrationInterface {
  name = 'CreateVisibility1790000000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create schema visibility;

-- The lock row of two members; exists also for "blocked, never spoke". Bit 0: lo blocked hi, bit 1: hi blocked lo.
create table visibility.pair (
  id uuid constraint pair_pk primary key default uuidv7(),
  lo uuid not null,
  hi uuid not null,
  block smallint not null default 0,
  constraint pair_order check (lo < hi),
  constraint pair_members unique (lo, hi)
);
create index pair_blocked_lo on visibility.pair (lo) where block <> 0;
create index pair_blocked_hi on visibility.pair (hi) where block <> 0;

-- One row per member: the only table that the predicate reads. Its owners write it through visibility's service, in their transaction.
create table visibility.member_standing (
  member_id uuid constraint member_standing_pk primary key,
  community_id uuid not null,
  confirmed boolean not null default false,
  paused boolean not null default false,
  suspended boolean not null default false,
  banned boolean not null default false,
  deleted boolean not null default false,
  fictional boolean not null default false,
  paid boolean not null default false,
  joined_at timestamptz not null,
  last_active timestamptz not null
) with (fillfactor = 80);

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema visibility to app;
    grant select, insert, update, delete on all tables in schema visibility to app;
    grant usage on all sequences in schema visibility to app;
    alter default privileges in schema visibility grant select, insert, update, delete on tables to app;
    alter default privileges in schema visibility grant usage on sequences to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
