import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepBooks1800000112000 implements MigrationInterface {
  name = 'KeepBooks1800000112000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- A month of a company's books that finance closed. Opened again by an owner it stays here, and the month may be closed anew.
create table payments.book_closing (
  id uuid not null default uuidv7() constraint book_closing_pk primary key,
  company_id uuid not null,
  month date not null constraint book_closing_month check (extract(day from month) = 1),
  balances jsonb not null,
  open_issues integer not null,
  keep_until date not null,
  closed_at timestamptz not null,
  closed_by uuid not null,
  files_at timestamptz,
  reopened_at timestamptz,
  reopened_by uuid,
  reopened_because text,
  constraint book_closing_reopened check ((reopened_at is null) = (reopened_by is null) and (reopened_at is null) = (reopened_because is null))
);
create unique index book_closing_once on payments.book_closing (company_id, month) where reopened_at is null;
create index book_closing_by_month on payments.book_closing (company_id, month, closed_at);

-- What was made of a closed month, byte for byte, and the hash of it.
create table payments.book_file (
  id uuid not null default uuidv7() constraint book_file_pk primary key,
  closing_id uuid not null,
  kind text not null constraint book_file_kind check (kind in ('journal', 'auditfile')),
  currency character(3) not null,
  sha256 text not null,
  size bigint not null,
  lines bigint not null,
  written_at timestamptz not null
);
create unique index book_file_once on payments.book_file (closing_id, kind, currency);
create table payments.book_file_part (
  file_id uuid not null,
  no integer not null,
  packed bytea not null,
  constraint book_file_part_pk primary key (file_id, no)
);

-- What unused credits were worth, as changes by day, by the day on which they were paid: the sum up to a day is what was owed then.
create table payments.unspent_change (
  company_id uuid not null,
  day date not null,
  paid_on date not null,
  currency character(3) not null,
  credits bigint not null,
  gross_minor bigint not null,
  net_minor bigint not null,
  constraint unspent_change_pk primary key (company_id, day, paid_on, currency)
);
-- What became of paid credits on a day, without VAT.
create table payments.credit_day (
  company_id uuid not null,
  day date not null,
  currency character(3) not null,
  sold_minor bigint not null,
  used_minor bigint not null,
  returned_minor bigint not null,
  breakage_minor bigint not null,
  breakage_gross_minor bigint not null,
  breakage_credits bigint not null,
  constraint credit_day_pk primary key (company_id, day, currency)
);
create table payments.counted_day (
  day date not null constraint counted_day_pk primary key,
  counted_at timestamptz not null
);

-- Whose money it is, where it is taxed and when it was sold: the books are read without the orders.
alter table payments.money_entry add company_id uuid, add country character(2), add sold_at timestamptz;
update payments.money_entry e set company_id = (o.company->>'id')::uuid, country = o.country, sold_at = o.paid_at
  from payments.orders o where o.id = e.order_id;
alter table payments.money_entry alter company_id set not null, alter country set not null;

-- Nothing is dated into a closed month. Whoever closes one holds the lock alone: it waits for all who write, and they for it.
create function payments.place_money_entry() returns trigger language plpgsql set search_path = pg_catalog as $fn$
begin
  select (o.company->>'id')::uuid, o.country, o.paid_at into new.company_id, new.country, new.sold_at
    from payments.orders o where o.id = new.order_id;
  perform pg_advisory_xact_lock_shared(hashtextextended('payments.books', 0));
  if exists (select from payments.book_closing c
              where c.company_id = new.company_id and c.reopened_at is null
                and c.month = date_trunc('month', new.at at time zone 'Europe/Amsterdam')::date) then
    raise exception 'the books of that month are closed' using errcode = 'BK001';
  end if;
  return new;
end $fn$;
create trigger money_entry_place before insert on payments.money_entry for each row execute function payments.place_money_entry();

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on payments.book_closing, payments.book_file, payments.book_file_part, payments.unspent_change, payments.credit_day,
      payments.counted_day from app;
    grant select, insert on payments.book_closing, payments.book_file, payments.book_file_part, payments.unspent_change, payments.credit_day,
      payments.counted_day to app;
    grant update (files_at, reopened_at, reopened_by, reopened_because) on payments.book_closing to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
