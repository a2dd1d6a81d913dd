-- needs: once-ref.sql

-- When a movement of an order is booked: now, or as the first of the next open month, when it began before its month was closed.
create or replace function payments.booked_at(p_order uuid) returns timestamptz
language sql stable as $fn$
  select greatest(public.app_now(), (
    select max((c.month + interval '1 month') at time zone 'Europe/Amsterdam')
      from payments.book_closing c join payments.orders o on (o.company->>'id')::uuid = c.company_id
     where o.id = p_order and c.reopened_at is null))
$fn$;

-- Paid orders of those whose credits moved on a day of the books, with how many of their credits were unused before and after it, and how many
-- were taken back with their money, and how many left behind, on it. The credits that go are those of the next positions, and positions that are
-- used never change: so the lots of today tell of any day. What members brought from another product is owed as what was bought here, by what it cost
-- there, which has no VAT of ours in it.
create or replace function payments.unspent_orders(p_day date)
returns table (company_id uuid, currency text, paid_on date, credits bigint, gross bigint, net bigint,
               before bigint, after bigint, returned bigint, lapsed bigint)
language sql stable as $fn$
  with span as (
    select p_day::timestamp at time zone 'Europe/Amsterdam' as from_at, (p_day + 1)::timestamp at time zone 'Europe/Amsterdam' as to_at),
  -- All credits of a debit may have come before its money: no entry tells of the day on which it was paid.
  touched as (
    select e.member_id from span s join payments.ledger_entry e on e.at >= s.from_at and e.at < s.to_at
    union select o.member_id from span s join payments.orders o on o.paid_at >= s.from_at and o.paid_at < s.to_at),
  used as (
    select e.member_id, coalesce(sum(-e.amount) filter (where e.at < s.from_at), 0) as before, coalesce(sum(-e.amount) filter (where e.at < s.to_at), 0) as after,
           coalesce(sum(-e.amount) filter (where e.contra = 6 and e.at >= s.from_at and e.at < s.to_at), 0) as lapsed
      from touched t join payments.ledger_entry e on e.member_id = t.member_id cross join span s
     where e.amount < 0 and e.kind in (3, 4, 7, 8)
     group by e.member_id),
  paid as (
    select o.id, o.member_id, (o.company->>'id')::uuid as company_id, o.currency::text as currency, o.paid_at, o.credits, o.payable_minor, o.vat_minor, o.movements
      from touched t join payments.orders o on o.member_id = t.member_id cross join span s
     where o.paid_at < s.to_at and o.payable_minor > 0),
  -- Less than nothing where credits came again.
  taken as (
    select p.id, coalesce(sum(-e.amount) filter (where e.at >= s.from_at), 0) as since_from, coalesce(sum(-e.amount) filter (where e.at >= s.to_at), 0) as since_to
      from paid p join payments.ledger_entry e on e.member_id = p.member_id and e.kind in (5, 6, 9) cross join span s
     where e.ref in (select payments.once_ref(p.id, w.what, n) from generate_series(0, p.movements) n, (values ('revoke'), ('restore')) w (what)
                     union all select r.id from payments.refund r where r.order_id = p.id)
     group by p.id),
  held as (
    select p.id, sum(l.to_pos - l.from_pos) as credits,
           sum(greatest(0, least(l.to_pos, coalesce(u.before, 0)) - l.from_pos)) as used_before,
           sum(greatest(0, least(l.to_pos, coalesce(u.after, 0)) - l.from_pos)) as used_after,
           sum(greatest(0, least(l.to_pos, coalesce(u.after, 0)) - greatest(l.from_pos, coalesce(u.after - u.lapsed, 0)))) as lapsed
      from paid p join payments.lot l on l.member_id = p.member_id and l.order_id = p.id left join used u on u.member_id = p.member_id
     group by p.id)
  select p.company_id, p.currency, (p.paid_at at time zone 'Europe/Amsterdam')::date, p.credits::bigint, p.payable_minor, p.payable_minor - p.vat_minor,
         case when p.paid_at < s.from_at then coalesce(h.credits - h.used_before, 0) + coalesce(t.since_from, 0) else 0 end::bigint,
         (coalesce(h.credits - h.used_after, 0) + coalesce(t.since_to, 0))::bigint,
         (coalesce(t.since_from, 0) - coalesce(t.since_to, 0))::bigint, coalesce(h.lapsed, 0)::bigint
    from paid p cross join span s left join held h on h.id = p.id left join taken t on t.id = p.id
  union all
  select b.company_id, b.currency::text, (b.at at time zone 'Europe/Amsterdam')::date, l.of_credits::bigint, l.price_minor, l.price_minor,
         case when b.at < s.from_at then sum(l.to_pos - l.from_pos - greatest(0, least(l.to_pos, coalesce(u.before, 0)) - l.from_pos)) else 0 end::bigint,
         sum(l.to_pos - l.from_pos - greatest(0, least(l.to_pos, coalesce(u.after, 0)) - l.from_pos))::bigint, 0::bigint,
         sum(greatest(0, least(l.to_pos, coalesce(u.after, 0)) - greatest(l.from_pos, coalesce(u.after - u.lapsed, 0))))::bigint
    from touched t join payments.brought_credit b on b.member_id = t.member_id cross join span s
    join payments.lot l on l.member_id = b.member_id and l.order_id is null and l.currency = b.currency
    left join used u on u.member_id = b.member_id
   where b.at < s.to_at and b.undone_at is null
   group by b.id, b.company_id, b.currency, b.at, s.from_at, l.of_credits, l.price_minor
  union all
  -- Its lots are gone: who never came used none of them.
  select b.company_id, b.currency::text, (b.at at time zone 'Europe/Amsterdam')::date, b.credits::bigint, b.value_minor, b.value_minor,
         case when b.at < s.from_at and b.undone_at >= s.from_at then b.credits else 0 end::bigint,
         case when b.undone_at >= s.to_at then b.credits else 0 end::bigint, 0::bigint, 0::bigint
    from touched t join payments.brought_credit b on b.member_id = t.member_id cross join span s
   where b.at < s.to_at and b.undone_at is not null
$fn$;

-- What so many of the credits of an order were paid for, rounded half up; as the dashboard values them.
create or replace function payments.worth_of(p_minor bigint, p_credits bigint, p_part bigint) returns bigint
language sql immutable as $fn$
  select round(p_minor::numeric * p_part / p_credits)::bigint
$fn$;

-- When a payout is booked: on its day, or as the first of the next open month, when that of its day is closed.
create or replace function payments.payout_booked_at(p_company uuid, p_at timestamptz) returns timestamptz
language sql stable as $fn$
  select greatest(p_at, (
    select max((c.month + interval '1 month') at time zone 'Europe/Amsterdam')
      from payments.book_closing c where c.company_id = p_company and c.reopened_at is null))
$fn$;
