import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SubscribeToPush1800000061000 implements MigrationInterface {
  name = 'SubscribeToPush1800000061000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Where a browser takes pushes: one for each session, and gone with it, however the session ends. \`application_key\` is the key that the
-- browser subscribed with; \`last_claim\` is the outbox row that it last got a push for, so that a retry leaves it alone.
create table notifications.push_subscription (
  id uuid constraint push_subscription_pk primary key default uuidv7(),
  member_id uuid not null,
  session_id uuid not null constraint push_subscription_session unique,
  endpoint text not null constraint push_subscription_endpoint unique,
  p256dh text not null,
  auth text not null,
  application_key text not null,
  created_at timestamptz not null,
  last_claim uuid
);
create index push_subscription_by_member on notifications.push_subscription (member_id, created_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
