import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AskForRefunds1800000098000 implements MigrationInterface {
  name = 'AskForRefunds1800000098000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Money or credits that staff give back, or credits that they take.
create table payments.money_request (
  id uuid not null constraint money_request_pk primary key,
  member_id uuid not null,
  order_id uuid,
  amount_minor bigint,
  currency character(3),
  credits integer,
  reason text not null,
  note text not null,
  state text not null constraint money_request_state check (state in ('waiting', 'done', 'declined')),
  asked_by uuid not null,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  constraint money_request_what check ((amount_minor is null) <> (credits is null)),
  constraint money_request_refund check ((amount_minor is null) = (order_id is null) and (amount_minor is null) = (currency is null)),
  constraint money_request_amount check (amount_minor > 0 and credits <> 0),
  constraint money_request_decided check ((state = 'waiting') = (decided_at is null))
);
create index money_request_by_time on payments.money_request (asked_at, id);
create index money_request_by_order on payments.money_request (order_id) where order_id is not null;
create index money_request_by_member on payments.money_request (member_id);
create index money_request_waiting on payments.money_request (asked_at) where state = 'waiting';

alter table payments.refund drop constraint refund_cause;
alter table payments.refund add constraint refund_cause check (cause in ('withdrawal', 'ban', 'staff', 'provider', 'chargeback'));

alter table payments.recon_issue add taken_by uuid, add note text not null default '', add closed_because text;
create index recon_issue_by_time on payments.recon_issue (found_at, id);
create index recon_issue_by_order on payments.recon_issue (order_id) where order_id is not null;

-- What the lists of the back office are filtered by.
create index orders_by_state on payments.orders (state, created_at, id);
create index orders_by_country on payments.orders (country, created_at, id);
create index orders_by_method on payments.orders (method, created_at, id);
create index orders_unclear on payments.orders (created_at) where country_unclear;
create index orders_blocking on payments.orders (member_id) where blocks_buying;

-- They change what they answer.
drop function if exists payments.close_issue(uuid, text), payments.pay_elsewhere(uuid, text), payments.allow_buying(uuid, text),
  payments.settle_country(uuid, text), payments.show_bank_account(uuid, text);

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on payments.money_request from app;
    grant select, insert, update on payments.money_request to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
