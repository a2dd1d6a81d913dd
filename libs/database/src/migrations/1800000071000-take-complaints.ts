import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TakeComplaints1800000071000 implements MigrationInterface {
  name = 'TakeComplaints1800000071000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What anybody complains of, signed in or not. Its case has the same id. Who wrote, from which address and what, rests sealed until its time is over.
create table moderation.complaint (
  id uuid not null default uuidv7() constraint complaint_pk primary key,
  reference text not null constraint complaint_reference unique,
  at timestamptz not null,
  category text not null,
  site_id uuid not null,
  language text not null,
  -- Who was signed in.
  member_id uuid,
  outcome text constraint complaint_outcome check (outcome in ('acted', 'nothing')),
  idempotency_key text,
  -- Keyed, and gone with what it was made of.
  body_hash bytea,
  sealed bytea,
  constraint complaint_kept check ((sealed is null) = (body_hash is null))
);
create unique index complaint_open_once on moderation.complaint (site_id, body_hash) where outcome is null;
create unique index complaint_key on moderation.complaint (site_id, idempotency_key) where idempotency_key is not null;
create index complaint_by_member on moderation.complaint (member_id, at) where member_id is not null;

-- Mails go to people without an account too.
alter table notifications.mail alter column member_id drop not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
