import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TellEndedSessions1800000021000 implements MigrationInterface {
  name = 'TellEndedSessions1800000021000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Whose session ended or whose account changed, for processes that remember who holds which cookie. Triggers of the room write it; rows live
-- for an hour.
create table auth.session_news (
  id uuid constraint session_news_pk primary key default uuidv7(),
  member_id uuid not null,
  at timestamptz not null default clock_timestamp()
);
create index session_news_by_time on auth.session_news (at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
