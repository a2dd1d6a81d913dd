import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AskToReadMore1800000091001 implements MigrationInterface {
  name = 'AskToReadMore1800000091001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- A moderator wants to read more of the conversations of a case that staff opened than what made its signals: somebody else agrees, or does not.
create table moderation.reading_request (
  id uuid not null default uuidv7() constraint reading_request_pk primary key,
  case_id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  reason text not null,
  state text not null default 'waiting' constraint reading_request_state check (state in ('waiting', 'granted', 'refused')),
  answered_by uuid,
  answered_at timestamptz,
  answer_reason text,
  constraint reading_request_answered
    check ((state = 'waiting') = (answered_by is null) and (state = 'waiting') = (answered_at is null) and (state = 'waiting') = (answer_reason is null)),
  constraint reading_request_two check (answered_by is distinct from asked_by)
);
create unique index reading_request_once on moderation.reading_request (case_id) where state <> 'refused';
create index reading_request_by_case on moderation.reading_request (case_id, asked_at desc);
do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on moderation.reading_request from app;
    grant select, insert, update (state, answered_by, answered_at, answer_reason) on moderation.reading_request to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
