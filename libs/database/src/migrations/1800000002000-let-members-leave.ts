import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LetMembersLeave1800000002000 implements MigrationInterface {
  name = 'LetMembersLeave1800000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- One row while an account is deleted and can still come back.
create table auth.departure (
  member_id uuid constraint departure_pk primary key constraint departure_account_fk references auth.account on delete cascade,
  status_before text not null constraint departure_status_before check (status_before in ('not_confirmed', 'active', 'paused')),
  left_at timestamptz not null,
  erase_at timestamptz not null
);
create index departure_due on auth.departure (erase_at);

-- Why members leave, counted. By the month, because a day on which one member left would tell who it was.
create table auth.leaving_reason (
  month date not null,
  site_id uuid not null,
  reason text not null,
  count int not null,
  constraint leaving_reason_pk primary key (month, site_id, reason)
);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
