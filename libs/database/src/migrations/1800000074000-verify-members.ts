import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VerifyMembers1800000074000 implements MigrationInterface {
  name = 'VerifyMembers1800000074000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Whether a moderator compared a selfie with the photos, and the main photo is still one of those.
alter table visibility.member_standing add column verified boolean not null default false;
alter table visibility.member_standing add constraint standing_verified check (not (verified and fictional));

-- One row for each try: the pose that was asked for, the selfie while it waits, and what came of it.
create table moderation.verification (
  id uuid not null default uuidv7() constraint verification_pk primary key,
  member_id uuid not null,
  pose text not null constraint verification_pose check (pose in ('hand_on_cheek', 'thumb_up', 'two_fingers', 'hand_on_head')),
  state text not null constraint verification_state
    check (state in ('asked', 'waiting', 'approved', 'refused', 'expired', 'dropped', 'ended')),
  asked_at timestamptz not null,
  pose_until timestamptz not null,
  sent_at timestamptz,
  consent_version int,
  -- The name of the file; null when it is gone, or about to be swept.
  selfie text,
  -- The photos that the moderator had beside it.
  compared uuid[] not null default '{}',
  locked_by uuid,
  locked_at timestamptz,
  skipped_by uuid[] not null default '{}',
  reason text constraint verification_reason check (reason in ('other_person', 'no_pose', 'unclear', 'no_face', 'not_live')),
  staff_id uuid,
  decided_at timestamptz,
  -- When it could not be taken back any more.
  settled_at timestamptz,
  ended_at timestamptz,
  constraint verification_sent check ((state = 'asked') <= (sent_at is null) and (sent_at is null) = (consent_version is null)),
  constraint verification_selfie check (selfie is null or (sent_at is not null and settled_at is null)),
  constraint verification_refused check ((state = 'refused') = (reason is not null)),
  constraint verification_locked check ((locked_by is null) = (locked_at is null))
);
create unique index verification_open on moderation.verification (member_id) where state in ('asked', 'waiting');
create unique index verification_approved on moderation.verification (member_id) where state = 'approved';
create index verification_queue on moderation.verification (sent_at, id) where state = 'waiting';
create index verification_by_member on moderation.verification (member_id, asked_at desc);
create index verification_old on moderation.verification (asked_at) where state not in ('approved', 'waiting');
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
