import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlanMailings1800000062000 implements MigrationInterface {
  name = 'PlanMailings1800000062000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The members who get a mailing, in pieces that are sent one by one.
create table notifications.mailing_range (
  id uuid constraint mailing_range_pk primary key default uuidv7(),
  mailing text not null,
  zone text not null,
  lo uuid not null,
  hi uuid not null,
  due timestamptz,
  planned_at timestamptz not null,
  constraint mailing_range_once unique (mailing, zone, lo)
);
create index mailing_range_by_due on notifications.mailing_range (due) where due is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
