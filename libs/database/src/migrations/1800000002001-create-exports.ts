import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateExports1800000002001 implements MigrationInterface {
  name = 'CreateExports1800000002001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create schema exports;

-- A member's copy of everything. The object's name is random and written down before its first byte: whatever dies in between, the
-- sweep finds it here.
create table exports.member_export (
  id uuid constraint member_export_pk primary key default uuidv7(),
  member_id uuid not null,
  state text not null constraint member_export_state check (state in ('preparing', 'ready', 'failed', 'expired')),
  object text,
  bytes bigint,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz
);
create index member_export_by_member on exports.member_export (member_id, asked_at desc);
create unique index member_export_one_at_a_time on exports.member_export (member_id) where state = 'preparing';
create index member_export_ending on exports.member_export (expires_at) where object is not null;

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema exports to app;
    grant select, insert, update, delete on all tables in schema exports to app;
    alter default privileges in schema exports grant select, insert, update, delete on tables to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
