import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEvents1790000000100 implements MigrationInterface {
  name = 'CreateEvents1790000000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create schema events;

-- One row for each reaction to an event. The consumer deletes it together with its effect; the relay only leases it.
create table events.outbox (
  id uuid constraint outbox_pk primary key default uuidv7(),
  reaction text not null,
  key uuid,
  payload jsonb not null,
  v smallint not null default 1,
  due timestamptz not null,
  tries int not null default 0,
  leased_until timestamptz,
  lease_s int not null default 15,
  at timestamptz not null default now()
);
create index outbox_due on events.outbox (due);
-- A keyed reaction waits once: a second one while the first waits changes nothing.
create unique index outbox_key on events.outbox (reaction, key) where key is not null;

create table events.dead_letter (
  id uuid constraint dead_letter_pk primary key,
  reaction text not null,
  payload jsonb not null,
  tries int not null,
  reason text not null,
  at timestamptz not null
);

-- The worker's sign of life, and when each recurring job ran last.
create table events.heartbeat (process text constraint heartbeat_pk primary key, at timestamptz not null);
create table events.schedule (name text constraint schedule_pk primary key, next_run_at timestamptz not null);

create table events.idempotency (
  member_id uuid not null,
  key uuid not null,
  body_hash bytea not null,
  status int,
  answer jsonb,
  at timestamptz not null,
  constraint idempotency_pk primary key (member_id, key)
);

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema events to app;
    grant select, insert, update, delete on all tables in schema events to app;
    grant usage on all sequences in schema events to app;
    alter default privileges in schema events grant select, insert, update, delete on tables to app;
    alter default privileges in schema events grant usage on sequences to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
