import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CollectByDebit1800000120100 implements MigrationInterface {
  name = 'CollectByDebit1800000120100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table payments.mandate (
  id uuid constraint mandate_pk primary key,
  member_id uuid not null,
  site_id uuid not null,
  reference varchar(35) not null constraint mandate_reference unique,
  creditor_id text not null,
  creditor_name text not null,
  form_sealed bytea not null,
  iban_hmac bytea not null,
  phone_hmac bytea not null,
  iban_ends_in text not null,
  phone_ends_in text not null,
  locale text not null,
  text_version text not null,
  signed_at timestamptz not null,
  signed_network inet,
  last_used_at timestamptz,
  revoked_at timestamptz,
  psp_customer_id text,
  psp_mandate_id text,
  psp_revoked_at timestamptz
);
create index mandate_by_member on payments.mandate (member_id, signed_at);
create index mandate_by_time on payments.mandate (signed_at, id);
create index mandate_to_revoke on payments.mandate (revoked_at)
  where revoked_at is not null and psp_revoked_at is null and psp_mandate_id is not null;

create table payments.debit_request (
  id uuid constraint debit_request_pk primary key,
  member_id uuid not null,
  site_id uuid not null,
  created_at timestamptz not null,
  bundle_id uuid not null,
  code text,
  credits integer not null,
  amount_minor bigint not null,
  currency character(3) not null,
  mandate_id uuid,
  reference varchar(35) not null,
  creditor_id text not null,
  creditor_name text not null,
  form_sealed bytea not null,
  iban_hmac bytea not null,
  phone_hmac bytea not null,
  phone_country character(2) not null,
  iban_ends_in text not null,
  phone_ends_in text not null,
  collect_on date not null,
  locale text not null,
  text_version text not null,
  network inet,
  otp_hash bytea not null,
  otp_sent_at timestamptz not null,
  expires_at timestamptz not null,
  sends integer not null default 1,
  tries integer not null default 0,
  verified_at timestamptz,
  used_at timestamptz
);
create index debit_request_by_member on payments.debit_request (member_id, created_at);
create index debit_request_by_time on payments.debit_request (created_at);

create table payments.debit (
  order_id uuid constraint debit_pk primary key,
  member_id uuid not null,
  mandate_id uuid not null,
  amount_minor bigint not null constraint debit_amount check (amount_minor > 0),
  currency character(3) not null,
  collect_on date not null,
  credits_at_once integer not null constraint debit_credits check (credits_at_once >= 0),
  state text not null constraint debit_state check (state in ('announced', 'sent', 'paid', 'returned', 'cancelled')),
  reason text,
  created_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz
);
create index debit_by_member on payments.debit (member_id, created_at);
create index debit_by_mandate on payments.debit (mandate_id);
create index debit_by_time on payments.debit (created_at, order_id);
create index debit_open on payments.debit (collect_on) where state in ('announced', 'sent');

create table payments.debit_block (
  id uuid not null default uuidv7() constraint debit_block_pk primary key,
  kind text not null constraint debit_block_kind check (kind in ('account', 'iban', 'phone')),
  key bytea not null,
  member_id uuid not null,
  order_id uuid,
  reason text not null,
  since timestamptz not null,
  lifted_at timestamptz,
  lifted_by uuid,
  lift_reason text
);
create unique index debit_block_once on payments.debit_block (kind, key) where lifted_at is null;
create index debit_block_by_member on payments.debit_block (member_id);
create index debit_block_by_order on payments.debit_block (order_id);
create index debit_block_by_time on payments.debit_block (since, id);

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on payments.mandate, payments.debit_request, payments.debit, payments.debit_block from app;
    grant select, insert, update, delete on payments.debit_request to app;
    -- What was signed stays as it was signed, what was announced as it was announced, and who is blocked as it began.
    grant select, insert, delete on payments.mandate to app;
    grant update (last_used_at, revoked_at, psp_customer_id, psp_mandate_id, psp_revoked_at) on payments.mandate to app;
    grant select, insert on payments.debit to app;
    grant update (state, reason, sent_at, ended_at) on payments.debit to app;
    grant select, insert on payments.debit_block to app;
    grant update (lifted_at, lifted_by, lift_reason) on payments.debit_block to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
