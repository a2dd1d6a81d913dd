import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PushEveryCategory1800000080000 implements MigrationInterface {
  name = 'PushEveryCategory1800000080000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The pushes that go out once: those of mailings, written down before, and reminders. All others are only the jobs that ask for them.
create table notifications.push (
  id uuid constraint push_pk primary key default uuidv7(),
  member_id uuid not null,
  kind text not null,
  dedupe_key text not null constraint push_dedupe unique,
  state text not null constraint push_state check (state in ('queued', 'sent', 'suppressed')),
  created_at timestamptz not null,
  sent_at timestamptz
);
create index push_by_member on notifications.push (member_id);
create index push_by_age on notifications.push (created_at);

-- A range is of the mails of a mailing, or of its pushes.
alter table notifications.mailing_range
  add column channel text not null default 'email' constraint mailing_range_channel check (channel in ('email', 'push')),
  drop constraint mailing_range_once,
  add constraint mailing_range_once unique (mailing, channel, zone, lo);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
