import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnnounceToMembers1800000065000 implements MigrationInterface {
  name = 'AnnounceToMembers1800000065000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What staff write to members.
create table notifications.announcement (
  id uuid constraint announcement_pk primary key default uuidv7(),
  kind text not null constraint announcement_kind check (kind in ('promotion', 'site_news', 'changed_terms', 'site_closing')),
  state text not null constraint announcement_state check (state in ('draft', 'planned', 'running', 'done', 'stopped')),
  texts jsonb not null,
  path text not null,
  site_id uuid,
  countries text[] not null default '{}',
  made_by uuid not null,
  saved_at timestamptz not null,
  starts_at timestamptz,
  ended_at timestamptz,
  receivers integer,
  sent integer not null default 0,
  constraint announcement_start check (state = 'draft' or starts_at is not null)
);
create index announcement_by_start on notifications.announcement (starts_at) where state = 'planned';

-- Where an invitation goes that staff send by mail: gone when it went out.
create table notifications.invitation_mail (
  invitation_id uuid constraint invitation_mail_pk primary key,
  address text not null,
  language text not null,
  asked_at timestamptz not null
);

-- What became of a range.
alter table notifications.mailing_range
  add column sent integer not null default 0,
  add column finished_at timestamptz;

-- An invitation goes to who is no member, and a test to staff.
alter table notifications.mail alter column member_id drop not null;

create index preference_by_category on notifications.preference (category, channel, member_id);

alter table notifications.waiting drop constraint waiting_category;
alter table notifications.waiting add constraint waiting_category
  check (category in ('new_conversations', 'new_messages', 'unread_messages', 'likes', 'unread_notifications', 'promotions', 'site_news'));
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
