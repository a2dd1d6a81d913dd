import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountOpenings1800000014000 implements MigrationInterface {
  name = 'CountOpenings1800000014000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- One row for each message that began a conversation: what the limits of first messages count, for who writes and for who is written to.
create table chats.opening (
  conversation_id uuid not null,
  seq bigint not null,
  starter uuid not null,
  receiver uuid not null,
  at timestamptz not null,
  constraint opening_pk primary key (conversation_id, seq)
);
create index opening_by_starter on chats.opening (starter, at);
create index opening_by_receiver on chats.opening (receiver, at);

-- How many members may begin to write to this one in a rolling day; null is no limit.
alter table chats.inbox add column openings_daily int constraint inbox_openings_daily check (openings_daily > 0);

-- What the nightly count found to be wrong. Nothing is mended silently: people look at these rows.
create table chats.drift (
  id uuid not null default uuidv7() constraint drift_pk primary key,
  found_at timestamptz not null,
  rule text not null,
  subject uuid not null,
  constraint drift_once unique (rule, subject)
);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
