import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePayments1790000000700 implements MigrationInterface {
  name = 'CreatePayments1790000000700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create schema payments;

create table payments.wallet (
  member_id uuid constraint wallet_pk primary key,
  balance int not null default 0 constraint wallet_not_negative check (balance >= 0)
) with (fillfactor = 70);

-- Append only. \`ref\` names what the entry is for: the unique key is the idempotency of money.
create table payments.ledger_entry (
  member_id uuid not null,
  id bigint generated always as identity,
  amount int not null constraint ledger_amount check (amount <> 0),
  balance_after int not null constraint ledger_balance check (balance_after >= 0),
  kind smallint not null,
  contra smallint not null,
  ref uuid not null,
  at timestamptz not null,
  constraint ledger_entry_pk primary key (member_id, id),
  constraint ledger_entry_ref unique (member_id, kind, ref)
);

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant usage on schema payments to app;
    grant select, insert, update, delete on all tables in schema payments to app;
    grant usage on all sequences in schema payments to app;
    alter default privileges in schema payments grant select, insert, update, delete on tables to app;
    alter default privileges in schema payments grant usage on sequences to app;
    revoke update, delete, truncate on payments.ledger_entry from app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
