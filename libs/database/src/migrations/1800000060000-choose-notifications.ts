import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChooseNotifications1800000060000 implements MigrationInterface {
  name = 'ChooseNotifications1800000060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table notifications.preference (
  member_id uuid not null,
  category text not null,
  channel text not null constraint preference_channel check (channel in ('email', 'push')),
  pace text not null constraint preference_pace check (pace in ('at_once', 'daily', 'weekly', 'never')),
  constraint preference_pk primary key (member_id, category, channel)
);
create table notifications.quiet_hours (
  member_id uuid constraint quiet_hours_pk primary key,
  "from" time not null,
  until time not null
);
create table notifications.waiting (
  member_id uuid not null,
  channel text not null constraint waiting_channel check (channel in ('email', 'push')),
  category text not null constraint waiting_category check (category in ('new_conversations', 'new_messages', 'unread_messages', 'likes', 'unread_notifications')),
  about uuid not null,
  due timestamptz not null,
  leased_until timestamptz,
  constraint waiting_pk primary key (member_id, channel, category, about)
);
create index waiting_by_due on notifications.waiting (due, member_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
