import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateModeration1800000017000 implements MigrationInterface {
  name = 'CreateModeration1800000017000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create schema moderation;

-- Something that was noticed by itself: a message with a wish for money in it, the same first words to many. It names the message and holds
-- nothing of it.
create table moderation.signal (
  id uuid not null default uuidv7() constraint signal_pk primary key,
  at timestamptz not null,
  kind text not null constraint signal_kind check (kind in ('message', 'openers')),
  sender_id uuid not null,
  conversation_id uuid not null,
  seq bigint not null,
  cautions text[] not null default '{}',
  -- To how many members the same words went; of a message 1.
  people int not null default 1,
  constraint signal_once unique (conversation_id, seq, kind)
);
create index signal_newest on moderation.signal (at desc, id desc);
create index signal_by_sender on moderation.signal (sender_id, at desc);

-- What a member told us of another. Words and evidence lie sealed in moderation.evidence.
create table moderation.report (
  id uuid not null default uuidv7() constraint report_pk primary key,
  receipt text not null constraint report_receipt unique,
  at timestamptz not null,
  reporter_id uuid not null,
  subject_id uuid not null,
  about text not null constraint report_about check (about in ('member', 'message', 'photo')),
  conversation_id uuid,
  seq bigint,
  photo_id uuid,
  reason text not null,
  state text not null default 'open' constraint report_state check (state in ('open', 'decided')),
  decided_at timestamptz,
  idempotency_key text,
  body_hash bytea not null,
  constraint report_two check (reporter_id <> subject_id),
  constraint report_decided check ((state = 'decided') = (decided_at is not null))
);
-- Pressed twice, in two windows or by a phone that repeats itself, it is one report.
create unique index report_open_once on moderation.report (reporter_id, subject_id, about, conversation_id, seq, photo_id)
  nulls not distinct where state = 'open';
create unique index report_key on moderation.report (reporter_id, idempotency_key) where idempotency_key is not null;
create index report_queue on moderation.report (state, at, id);
create index report_by_subject on moderation.report (subject_id, at desc);

create table moderation.evidence (
  report_id uuid not null constraint evidence_pk primary key,
  sealed bytea not null
);

-- Files that stay although their photo is gone, as long as somebody (a report) holds them.
create table media.photo_hold (
  object text not null,
  holder uuid not null,
  constraint photo_hold_pk primary key (object, holder)
);
create index photo_hold_by_holder on media.photo_hold (holder);

create index opening_by_time on chats.opening (at);

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema moderation to app;
    grant select, insert, update, delete on all tables in schema moderation to app;
    grant usage on all sequences in schema moderation to app;
    alter default privileges in schema moderation grant select, insert, update, delete on tables to app;
    alter default privileges in schema moderation grant usage on sequences to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
