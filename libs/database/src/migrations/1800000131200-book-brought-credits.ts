import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BookBroughtCredits1800000131200 implements MigrationInterface {
  name = 'BookBroughtCredits1800000131200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Credits that a member bought at another product and brought along, by what they cost there: owed by the company from that day on.
create table payments.brought_credit (
  id bigint generated always as identity constraint brought_credit_pk primary key,
  member_id uuid not null,
  ref uuid not null,
  company_id uuid not null,
  currency character(3) not null,
  credits integer not null constraint brought_credit_credits check (credits > 0),
  value_minor bigint not null constraint brought_credit_value check (value_minor >= 0),
  at timestamptz not null,
  undone_at timestamptz,
  constraint brought_credit_once unique (member_id, currency)
);
create index brought_credit_by_time on payments.brought_credit (at);
create index brought_credit_by_company on payments.brought_credit (company_id, at);
create index brought_credit_undone on payments.brought_credit (undone_at) where undone_at is not null;
alter table payments.credit_day add column brought_minor bigint not null default 0;

-- What came before there was this table is owed from now on, as far as it is not used.
insert into payments.brought_credit (member_id, ref, company_id, currency, credits, value_minor, at)
select l.member_id, gen_random_uuid(), s.company_id, l.currency, sum(u.credits), sum(round(l.price_minor::numeric * u.credits / l.of_credits)), public.app_now()
  from payments.lot l join payments.wallet w on w.member_id = l.member_id join auth.account a on a.id = l.member_id
  join site.site s on s.id = a.site_id
 cross join lateral (select greatest(0, l.to_pos - greatest(l.from_pos, w.spent)) as credits) u
 where l.order_id is null and l.price_minor is not null and u.credits > 0
 group by l.member_id, s.company_id, l.currency;

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on payments.brought_credit from app;
    grant select, insert on payments.brought_credit to app;
    grant update (undone_at) on payments.brought_credit to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
