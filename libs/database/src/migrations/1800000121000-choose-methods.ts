import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChooseMethods1800000121000 implements MigrationInterface {
  name = 'ChooseMethods1800000121000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- With what members of a country can pay, where an owner chose it; the newest version counts. methods: in their order; null: the built-in ones.
create table payments.country_methods (
  id uuid not null default uuidv7() constraint country_methods_pk primary key,
  country char(2) not null,
  version integer not null constraint country_methods_version check (version > 0),
  methods text[] constraint country_methods_some check (cardinality(methods) > 0),
  made_at timestamptz not null,
  made_by uuid not null,
  reason text not null
);
create unique index country_methods_once on payments.country_methods (country, version);

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on payments.country_methods from app;
    grant select, insert on payments.country_methods to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
