import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SellCredits1800000050000 implements MigrationInterface {
  name = 'SellCredits1800000050000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- How many credits of all that ever came are used: the position of the next one in payments.lot.
alter table payments.wallet add column spent bigint not null default 0 constraint wallet_spent check (spent >= 0);

-- Which positions of all credits of a member came by which grant, and what they cost together. Bonus credits stand before bought ones that are
-- not used yet. The order of the positions is the order of use.
create table payments.lot (
  member_id uuid not null,
  id bigint generated always as identity,
  from_pos bigint not null,
  to_pos bigint not null,
  order_id uuid,
  -- Paid for \`of_credits\` credits together; null for credits that cost nothing.
  price_minor bigint,
  of_credits int,
  currency char(3),
  constraint lot_pk primary key (member_id, id),
  constraint lot_range check (to_pos > from_pos),
  constraint lot_price check ((price_minor is null) = (currency is null) and (price_minor is null) = (of_credits is null))
);
create index lot_by_position on payments.lot (member_id, to_pos);

create table payments.orders (
  id uuid not null constraint orders_pk primary key,
  member_id uuid not null,
  idempotency_key text not null,
  body_hash bytea not null,
  site_id uuid not null,
  -- Where the member comes back to from the provider.
  return_origin text not null,
  -- As it was on this day.
  company jsonb not null,
  locale text not null,
  country char(2) not null,
  -- Two pieces of evidence of the country of the buyer.
  country_evidence jsonb not null,
  bundle_id uuid not null,
  credits int not null constraint orders_credits check (credits > 0),
  price_minor bigint not null constraint orders_price check (price_minor >= 0),
  discount_minor bigint not null default 0,
  payable_minor bigint not null,
  currency char(3) not null,
  vat_bps int not null,
  vat_minor bigint not null,
  discount_code text,
  code_id uuid,
  method text not null,
  state text not null constraint orders_state
    check (state in ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back')),
  failure text,
  psp text not null,
  psp_id text,
  checkout_url text,
  transfer jsonb,
  granted_credits int not null default 0,
  revoked_credits int not null default 0,
  refunded_minor bigint not null default 0,
  charged_back_minor bigint not null default 0,
  made_premium boolean not null default false,
  consent_version text not null,
  refund_days int not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  withdraw_until date,
  -- When the provider is asked next without anybody having called; null: no more.
  ask_at timestamptz,
  asked int not null default 0,
  constraint orders_psp unique (psp, psp_id),
  constraint orders_once unique (member_id, idempotency_key),
  constraint orders_sum check (payable_minor = price_minor - discount_minor and discount_minor between 0 and price_minor),
  constraint orders_granted check (granted_credits between 0 and credits),
  constraint orders_revoked check (revoked_credits between 0 and granted_credits),
  constraint orders_paid check ((paid_at is null) = (granted_credits = 0))
);
create index orders_by_member on payments.orders (member_id, created_at desc, id desc);
create index orders_to_ask on payments.orders (ask_at) where ask_at is not null;
create index orders_by_time on payments.orders (created_at);

-- What the provider called us with, as it came. A log: nothing is decided by it.
create table payments.psp_event (
  id bigint generated always as identity constraint psp_event_pk primary key,
  psp text not null,
  psp_ref text not null,
  received_at timestamptz not null,
  raw bytea not null
);
create index psp_event_by_ref on payments.psp_event (psp_ref, id);

-- Money, each row one transfer from \`contra\` to \`account\`; append only.
create table payments.money_entry (
  id bigint generated always as identity constraint money_entry_pk primary key,
  order_id uuid not null,
  account text not null,
  contra text not null,
  amount_minor bigint not null constraint money_entry_amount check (amount_minor > 0),
  currency char(3) not null,
  kind text not null,
  ref uuid not null,
  at timestamptz not null,
  constraint money_entry_ref unique (kind, ref),
  constraint money_entry_accounts check (account <> contra)
);
create index money_entry_by_order on payments.money_entry (order_id, id);

create table payments.discount_code (
  id uuid not null default uuidv7() constraint discount_code_pk primary key,
  site_id uuid not null,
  code text not null,
  basis_points int not null constraint discount_code_value check (basis_points between 1 and 10000),
  status text not null default 'active' constraint discount_code_status check (status in ('active', 'inactive')),
  validity text not null default 'once-per-user' constraint discount_code_validity check (validity in ('once-per-user', 'once', 'unlimited')),
  country char(2),
  user_id uuid,
  expires timestamptz,
  currency char(3),
  minimum_minor bigint,
  methods text[] not null default '{}',
  is_welcome boolean not null default false,
  created_at timestamptz not null default now(),
  constraint discount_code_text unique (site_id, code)
);
create unique index discount_code_welcome on payments.discount_code (site_id) where is_welcome;

-- A code that an order holds or has used. \`once\`: the whole world may use it one time.
create table payments.discount_redemption (
  code_id uuid not null,
  member_id uuid not null,
  order_id uuid not null,
  once boolean not null,
  at timestamptz not null,
  constraint discount_redemption_pk primary key (code_id, member_id)
);
create unique index discount_redemption_once on payments.discount_redemption (code_id) where once;
create index discount_redemption_by_order on payments.discount_redemption (order_id);

create table payments.refund (
  id uuid not null default uuidv7() constraint refund_pk primary key,
  order_id uuid not null,
  member_id uuid not null,
  cause text not null constraint refund_cause check (cause in ('withdrawal', 'provider')),
  amount_minor bigint not null constraint refund_amount check (amount_minor >= 0),
  currency char(3) not null,
  credits int not null,
  state text not null constraint refund_state check (state in ('requested', 'sent', 'done', 'failed')),
  psp_refund_id text constraint refund_psp unique,
  created_at timestamptz not null,
  done_at timestamptz
);
create index refund_by_order on payments.refund (order_id, id);
create index refund_by_member on payments.refund (member_id, id);
-- One withdrawal per order, whatever is pressed twice.
create unique index refund_withdrawal on payments.refund (order_id) where cause = 'withdrawal' and state <> 'failed';

create table payments.spending_limit (
  member_id uuid not null constraint spending_limit_pk primary key,
  -- Null: no limit.
  limit_minor bigint,
  currency char(3) not null,
  next_minor bigint,
  -- When \`next_minor\` holds; null: nothing is to change.
  next_at timestamptz
);

create table payments.invoice (
  company_id uuid not null,
  kind text not null constraint invoice_kind check (kind in ('invoice', 'credit_note')),
  year int not null,
  number int not null,
  id uuid not null default uuidv7() constraint invoice_id unique,
  order_id uuid not null,
  member_id uuid not null,
  -- The order of an invoice, the refund of a credit note: each has one.
  ref uuid not null,
  content jsonb not null,
  issued_at timestamptz not null,
  constraint invoice_pk primary key (company_id, kind, year, number),
  constraint invoice_ref unique (kind, ref)
);
create index invoice_by_order on payments.invoice (order_id);
create index invoice_by_member on payments.invoice (member_id);

-- What does not agree between the provider's books and ours, for finance. Nothing is mended by itself.
create table payments.recon_issue (
  id uuid not null default uuidv7() constraint recon_issue_pk primary key,
  kind text not null,
  subject text not null,
  order_id uuid,
  details jsonb not null default '{}',
  found_at timestamptz not null,
  seen_at timestamptz not null,
  closed_at timestamptz
);
create unique index recon_issue_open on payments.recon_issue (kind, subject) where closed_at is null;

-- Credits from before there were orders.
update payments.wallet w set spent = s.spent
  from (select member_id, -sum(amount) filter (where amount < 0) as spent from payments.ledger_entry group by member_id) s
 where s.member_id = w.member_id and s.spent is not null;
insert into payments.lot (member_id, from_pos, to_pos)
select member_id, upto - amount, upto from (
  select member_id, id, amount, sum(amount) over (partition by member_id order by id) as upto
    from payments.ledger_entry where amount > 0) granted
 order by member_id, id;

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, delete, truncate on payments.money_entry, payments.psp_event, payments.invoice from app;
    revoke delete, truncate on payments.orders, payments.refund, payments.recon_issue from app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
