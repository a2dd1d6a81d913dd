import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AskBankAccounts1800000088000 implements MigrationInterface {
  name = 'AskBankAccounts1800000088000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table payments.bank_account (
  refund_id uuid constraint bank_account_pk primary key,
  member_id uuid not null,
  sealed bytea not null,
  ends_in text not null,
  given_at timestamptz not null
);
create index bank_account_by_member on payments.bank_account (member_id);
do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on payments.bank_account from app;
    grant insert, update, delete on payments.bank_account to app;
    -- What is sealed is read by finance alone, and each time is in the audit log.
    grant select (refund_id, member_id, ends_in, given_at) on payments.bank_account to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
