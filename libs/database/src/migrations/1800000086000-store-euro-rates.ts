import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoreEuroRates1800000086000 implements MigrationInterface {
  name = 'StoreEuroRates1800000086000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table payments.euro_rate (
  currency char(3) not null,
  day date not null,
  per_euro_micros bigint not null constraint euro_rate_positive check (per_euro_micros > 0),
  fetched_at timestamptz not null,
  constraint euro_rate_pk primary key (currency, day)
);
do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on payments.euro_rate from app;
    grant select, insert on payments.euro_rate to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
