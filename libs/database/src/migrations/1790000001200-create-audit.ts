import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAudit1790000001200 implements MigrationInterface {
  name = 'CreateAudit1790000001200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create schema audit;

create table audit.entry (
  id uuid not null default uuidv7(),
  at timestamptz not null,
  staff_id uuid,
  act text not null,
  subject_kind text not null,
  subject_id uuid,
  reason text not null default '',
  facts jsonb not null default '{}',
  ip text not null default '',
  constraint entry_pk primary key (at, id)
) partition by range (at);
create index entry_by_subject on audit.entry (subject_id, at desc);
create index entry_by_staff on audit.entry (staff_id, at desc);
create table audit.entry_default partition of audit.entry default;

-- The app's role may not change tables; this one change it may ask for.
create function audit.make_partitions(months int) returns void language plpgsql security definer set search_path = pg_catalog as $fn$
declare
  month date;
begin
  for ahead in 0..months loop
    month := date_trunc('month', now())::date + make_interval(months => ahead);
    begin
      execute format('create table if not exists audit.entry_%s partition of audit.entry for values from (%L) to (%L)',
        to_char(month, 'YYYYMM'), month, month + interval '1 month');
    exception when check_violation then
      -- The default partition holds entries of that month already, written by a clock that ran ahead: they stay where they are.
      null;
    end;
  end loop;
end $fn$;
select audit.make_partitions(3);

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema audit to app;
    grant select, insert, update, delete on all tables in schema audit to app;
    grant usage on all sequences in schema audit to app;
    alter default privileges in schema audit grant select, insert, update, delete on tables to app;
    alter default privileges in schema audit grant usage on sequences to app;
    revoke update, delete, truncate on all tables in schema audit from app;
    alter default privileges in schema audit revoke update, delete on tables from app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
