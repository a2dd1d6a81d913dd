import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoticeSignals1800000075000 implements MigrationInterface {
  name = 'NoticeSignals1800000075000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What the picture looks like, as 64 bits that no picture can be made of; null: too plain to tell from others, or made before this was.
alter table media.photo add column look bit(64);

-- What photos looked like that moderators took away, without the picture. When the member is erased, it stays without them.
create table moderation.rejected_look (
  id uuid not null default uuidv7() constraint rejected_look_pk primary key,
  at timestamptz not null,
  look bit(64) not null,
  how text not null constraint rejected_look_how check (how in ('removed', 'refused', 'banned')),
  -- The rule that was broken, or why the photo was refused.
  rule text not null,
  decision_id uuid,
  member_id uuid,
  photo_id uuid
);
create unique index rejected_look_once on moderation.rejected_look (photo_id, how);
create index rejected_look_by_at on moderation.rejected_look (at);
create index rejected_look_by_decision on moderation.rejected_look (decision_id);
create index rejected_look_by_member on moderation.rejected_look (member_id);

-- What was noticed about a member, beside what they write (moderation.signal): why it was noticed, nothing more.
create table moderation.member_signal (
  id uuid not null default uuidv7() constraint member_signal_pk primary key,
  at timestamptz not null,
  member_id uuid not null,
  kind text not null constraint member_signal_kind check (kind in ('photo', 'throwaway_address', 'signup_burst', 'fast_openings')),
  photo_id uuid,
  look_id uuid,
  distance int,
  domain text,
  people int,
  minutes int,
  constraint member_signal_photo check ((kind = 'photo') = (photo_id is not null) and (kind = 'photo') = (distance is not null)),
  constraint member_signal_domain check ((kind = 'throwaway_address') = (domain is not null)),
  constraint member_signal_people check ((kind in ('signup_burst', 'fast_openings')) = (people is not null and minutes is not null)),
  constraint member_signal_once unique nulls not distinct (member_id, kind, photo_id)
);
create index member_signal_newest on moderation.member_signal (at desc, kind);
create index member_signal_by_photo on moderation.member_signal (photo_id) where photo_id is not null;
create index member_signal_by_look on moderation.member_signal (look_id) where look_id is not null;

-- From which network a member came when they signed up, as a keyed hash, for two hours.
create table auth.signup_source (
  member_id uuid not null constraint signup_source_pk primary key,
  at timestamptz not null,
  network bytea not null
);
create index signup_source_by_network on auth.signup_source (network, at);
create index signup_source_by_at on auth.signup_source (at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
