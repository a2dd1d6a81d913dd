import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoteFraud1800000092500 implements MigrationInterface {
  name = 'NoteFraud1800000092500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What the house says inside a conversation to whoever wrote with a member that was banned because of money, and that it was a mistake. No message:
-- it has no number, and nobody has it unread.
create table chats.fraud_note (
  conversation_id uuid not null,
  member_id uuid not null,
  state text not null constraint fraud_note_state check (state in ('found', 'cleared')),
  -- It stands after this message.
  after_seq bigint not null,
  credits boolean not null,
  at timestamptz not null,
  constraint fraud_note_pk primary key (conversation_id, member_id)
);
create index fraud_note_by_member on chats.fraud_note (member_id);

-- Told that the ban was a mistake.
alter table moderation.fraud_contact add column cleared_at timestamptz;

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on chats.fraud_note from app;
    grant select, insert, update, delete on chats.fraud_note to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
