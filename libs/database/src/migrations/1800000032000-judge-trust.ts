import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JudgeTrust1800000032000 implements MigrationInterface {
  name = 'JudgeTrust1800000032000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What the moderators found: a report that was confirmed counts against trust, one that was dismissed does not.
alter table moderation.report
  add column outcome text constraint report_outcome check (outcome in ('confirmed', 'dismissed')),
  add constraint report_outcome_decided check (outcome is null or state = 'decided');

-- The limit of this member was lifted by staff: what was before does not count any more. Why stands in the audit log.
create table moderation.trust_lift (
  member_id uuid not null constraint trust_lift_pk primary key,
  at timestamptz not null,
  staff_id uuid not null
);

-- How many conversations the member may begin in a day because of what was found; null: as many as the age of the account allows. 'Vouched'
-- is whose limit was lifted: no newcomer any more.
alter table chats.inbox
  add column openings_cap int constraint inbox_openings_cap check (openings_cap > 0),
  add column vouched boolean not null default false;
create index inbox_capped on chats.inbox (member_id) where openings_cap is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
