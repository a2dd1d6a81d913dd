import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReviewNewContent1800000073000 implements MigrationInterface {
  name = 'ReviewNewContent1800000073000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- A text that a moderator looks at before others read it, and a number that grows with every text.
alter table profiles.profile
  add column about_waiting text constraint profile_about_waiting check (about_waiting <> ''),
  add column about_version integer not null default 0;

-- New photos and texts that a moderator looks at. Its case, once it is rejected or handed on, has the same id.
create table moderation.review (
  id uuid not null default uuidv7() constraint review_pk primary key,
  kind text not null constraint review_kind check (kind in ('photo', 'text')),
  member_id uuid not null,
  photo_id uuid,
  -- What was there to be seen: the key of the full rendition, or the number of the text. Another one makes another row.
  version text not null,
  at timestamptz not null,
  state text not null default 'waiting' constraint review_state check (state in ('waiting', 'approved', 'rejected', 'escalated')),
  decided_by uuid,
  decided_at timestamptz,
  decision_id uuid,
  locked_by uuid,
  locked_at timestamptz,
  skipped_by uuid[] not null default '{}',
  constraint review_photo check ((kind = 'photo') = (photo_id is not null)),
  constraint review_decided check ((state = 'waiting') = (decided_at is null) and (decided_by is null) = (decided_at is null)),
  constraint review_locked check ((locked_by is null) = (locked_at is null))
);
create unique index review_once on moderation.review (member_id, kind, photo_id, version) nulls not distinct;
create index review_queue on moderation.review (at, id) where state = 'waiting';
create index review_locked_by on moderation.review (locked_by) where locked_by is not null;

alter table moderation.case drop constraint case_kind,
  add constraint case_kind check (kind in ('report', 'complaint', 'appeal', 'review'));
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
