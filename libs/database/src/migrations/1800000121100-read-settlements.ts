import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReadSettlements1800000121100 implements MigrationInterface {
  name = 'ReadSettlements1800000121100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What the provider paid out at once, as it tells it. Sums are in the minor unit of its currency; fees with their VAT.
create table payments.provider_settlement (
  id text not null constraint provider_settlement_pk primary key,
  psp text not null,
  reference text,
  status text not null constraint provider_settlement_status check (status in ('open', 'pending', 'paidout', 'failed')),
  currency character(3) not null,
  amount_minor bigint not null,
  revenue_minor bigint not null,
  fee_minor bigint not null,
  fee_vat_minor bigint not null,
  off_minor bigint not null,
  periods jsonb not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  seen_at timestamptz not null,
  first_at timestamptz,
  last_at timestamptz,
  rest_minor bigint not null default 0,
  lines_read_at timestamptz,
  differences integer not null default 0,
  compared_at timestamptz,
  booked_at timestamptz
);
create index provider_settlement_by_time on payments.provider_settlement (coalesce(settled_at, created_at), id);
create index provider_settlement_unfinished on payments.provider_settlement (created_at) where booked_at is null;

-- Each movement that it counts, and what does not agree with our orders about it.
create table payments.provider_settlement_line (
  settlement_id text not null constraint provider_settlement_line_settlement_fk references payments.provider_settlement,
  kind text not null constraint provider_settlement_line_kind check (kind in ('payment', 'refund', 'chargeback')),
  id text not null,
  payment_id text not null,
  named_order_id uuid,
  method text,
  scheme text,
  currency character(3) not null,
  amount_minor bigint not null,
  settled_minor bigint not null,
  at timestamptz not null,
  order_id uuid,
  difference text constraint provider_settlement_line_difference check (difference in ('unknown', 'amount', 'unpaid')),
  constraint provider_settlement_line_pk primary key (settlement_id, kind, id)
);
create index provider_settlement_line_by_payment on payments.provider_settlement_line (payment_id);
create index provider_settlement_line_differing on payments.provider_settlement_line (settlement_id, kind, id) where difference is not null;

-- Fees and payouts as the books of a company have them, beside the book of money, which knows orders only.
create table payments.settlement_entry (
  id bigint generated always as identity constraint settlement_entry_pk primary key,
  settlement_id text not null,
  company_id uuid not null,
  account text not null,
  contra text not null,
  amount_minor bigint not null constraint settlement_entry_amount check (amount_minor > 0),
  currency character(3) not null,
  kind text not null,
  at timestamptz not null,
  constraint settlement_entry_once unique (settlement_id, company_id, kind, currency),
  constraint settlement_entry_accounts check (account <> contra)
);
create index settlement_entry_by_company on payments.settlement_entry (company_id, at, id);

create function payments.place_settlement_entry() returns trigger language plpgsql set search_path = pg_catalog as $fn$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('payments.books', 0));
  if exists (select from payments.book_closing c
              where c.company_id = new.company_id and c.reopened_at is null
                and c.month = date_trunc('month', new.at at time zone 'Europe/Amsterdam')::date) then
    raise exception 'the books of that month are closed' using errcode = 'BK001';
  end if;
  return new;
end $fn$;
create trigger settlement_entry_place before insert on payments.settlement_entry for each row execute function payments.place_settlement_entry();

-- How many sales of a month were disputed, by the way to pay and the scheme of the card ('' where none is known).
create table payments.dispute_month (
  month date not null,
  method text not null,
  scheme text not null,
  sales integer not null,
  disputes integer not null,
  constraint dispute_month_pk primary key (month, method, scheme)
);

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on payments.provider_settlement, payments.provider_settlement_line, payments.settlement_entry, payments.dispute_month from app;
    grant select, insert on payments.provider_settlement, payments.provider_settlement_line, payments.settlement_entry to app;
    grant select, insert, update, delete on payments.dispute_month to app;
    grant update on payments.provider_settlement to app;
    grant update (order_id, difference) on payments.provider_settlement_line to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
