import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlanRecurringJobs1800000035000 implements MigrationInterface {
  name = 'PlanRecurringJobs1800000035000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Nothing was ever written to it.
drop table events.schedule;
create table events.schedule (
  name text constraint schedule_pk primary key,
  cron text not null,
  zone text not null,
  planned_at timestamptz not null,
  next_run_at timestamptz not null,
  run int not null default 0,
  tries int not null default 0,
  leased_until timestamptz,
  progress text,
  started_at timestamptz,
  ended_at timestamptz,
  last_error text,
  failing_since timestamptz
);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
