import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepStatus1800000133100 implements MigrationInterface {
  name = 'KeepStatus1800000133100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create schema operations;

-- How many minutes of a day somebody looked at a part of the site, and how many of them were bad.
create table operations.status_day (
  day date not null,
  part text not null,
  seen int not null,
  slow int not null,
  down int not null,
  constraint status_day_pk primary key (day, part),
  constraint status_day_minutes check (slow >= 0 and down >= 0 and slow + down <= seen)
);

-- Up to which minute they are counted, by whichever process came first.
create table operations.status_clock (
  only_one boolean not null default true constraint status_clock_pk primary key constraint status_clock_only_one check (only_one),
  counted_to timestamptz not null
);

-- What staff tell members of an outage, or of work that is planned.
create table operations.incident (
  id uuid not null default uuidv7() constraint incident_pk primary key,
  kind text not null,
  parts text[] not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  texts jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  version int not null,
  constraint incident_in_order check (ended_at is null or ended_at >= began_at)
);
create index incident_began on operations.incident (began_at);

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema operations to app;
    grant select, insert, update, delete on operations.status_day to app;
    grant select, insert, update on operations.status_clock, operations.incident to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
