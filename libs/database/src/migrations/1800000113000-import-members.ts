import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ImportMembers1800000113000 implements MigrationInterface {
  name = 'ImportMembers1800000113000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Who came from another product as a premium member: no order of ours stands behind it.
create table payments.brought_premium (
  member_id uuid constraint brought_premium_pk primary key,
  since timestamptz not null
);

create schema imports;

-- One file of members of another product, and how far it has come. \`step\` rises with each transaction: two processes cannot take the same one.
create table imports.import_run (
  id uuid constraint import_run_pk primary key default uuidv7(),
  site_id uuid not null,
  file_name text not null,
  file_hash bytea not null,
  state text not null constraint import_run_state check (state in ('reading', 'writing', 'done', 'undoing', 'undone')),
  step int not null default 0,
  lines int not null default 0,
  written_to int not null default 0,
  imported int not null default 0,
  credits bigint not null default 0,
  began_at timestamptz not null,
  ended_at timestamptz
);
-- One at a time.
create unique index import_run_open on imports.import_run ((true)) where state in ('reading', 'writing', 'undoing');

-- What a line was refused for, or what of it was left out: no text of the line itself.
create table imports.line_fault (
  run_id uuid not null constraint line_fault_run_fk references imports.import_run on delete cascade,
  line int not null,
  outcome text not null constraint line_fault_outcome check (outcome in ('refused', 'left_out')),
  reason text not null,
  field text not null default '',
  constraint line_fault_pk primary key (run_id, line, outcome, reason, field)
);

-- Which line became which member, from the moment on in which the line was accepted.
create table imports.imported_member (
  member_id uuid constraint imported_member_pk primary key default uuidv7(),
  run_id uuid not null constraint imported_member_run_fk references imports.import_run on delete cascade,
  line int not null,
  source_id text not null,
  -- The consents that came along and count here, as they were given.
  consents jsonb not null default '[]',
  came_at timestamptz,
  constraint imported_member_line unique (run_id, line),
  constraint imported_member_source unique (run_id, source_id)
);

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on payments.brought_premium from app;
    grant select, insert, delete on payments.brought_premium to app;
    grant usage on schema imports to app;
    grant select, insert, update on imports.import_run to app;
    grant select, insert, delete on imports.line_fault to app;
    grant select, insert, update, delete on imports.imported_member to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
