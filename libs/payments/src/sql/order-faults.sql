-- What the books say otherwise than the orders made since a moment: one statement, one snapshot. Nothing is changed.
create or replace function payments.order_faults(p_since timestamptz)
returns table (kind text, subject text, order_id uuid, details jsonb)
language sql stable set search_path = pg_catalog as $fn$
  -- The money of an order is what was paid for it, less what went back.
  select 'amount_drift', o.id::text, o.id, jsonb_build_object('expected', o.expected, 'booked', o.booked)
    from (select o.id,
                 case when o.granted_credits > 0 then o.payable_minor else 0 end - o.refunded_minor - o.charged_back_minor as expected,
                 (select coalesce(sum(case when m.account = 'provider' then m.amount_minor when m.contra = 'provider' then -m.amount_minor else 0 end), 0)
                    from payments.money_entry m where m.order_id = o.id) as booked
            from payments.orders o where o.created_at >= p_since) o
   where o.booked <> o.expected
  union all
  -- Bought credits are those of the member's orders. Who was erased before the money came has no wallet to grant them to. Those that came with a debit
  -- stand in the book whatever became of its money.
  select case when b.granted > b.booked then 'missing_grant' else 'double_grant' end, b.member_id::text, b.newest,
         jsonb_build_object('granted', b.granted, 'booked', b.booked)
    from (select m.member_id,
                 (select sum(case when o.granted_credits > 0
                                       and not exists (select from payments.recon_issue i where i.order_id = o.id and i.kind = 'paid_after_erasure')
                               then o.granted_credits else coalesce(d.credits_at_once, 0) end)
                    from payments.orders o left join payments.debit d on d.order_id = o.id where o.member_id = m.member_id) as granted,
                 (select coalesce(sum(e.amount), 0) from payments.ledger_entry e where e.member_id = m.member_id and e.kind = 1) as booked,
                 m.newest
            from (select o.member_id, (array_agg(o.id order by o.created_at desc, o.id desc))[1] as newest
                    from payments.orders o where o.created_at >= p_since group by o.member_id) m) b
   where coalesce(b.granted, 0) <> b.booked
  union all
  -- What went back at the provider is what we know of refunds, ours and theirs.
  select 'unknown_return', o.id::text, o.id, jsonb_build_object('refunded', o.refunded_minor, 'known', o.known)
    from (select o.id, o.refunded_minor,
                 (select coalesce(sum(r.amount_minor), 0) from payments.refund r
                   where r.order_id = o.id and r.cause <> 'chargeback' and r.state <> 'failed') as known
            from payments.orders o where o.created_at >= p_since and o.refunded_minor > 0) o
   where o.known < o.refunded_minor
  union all
  -- The credits that were taken back are those of what the member withdrew, and those that the rest of the returned money stands for
  -- (`settlementOf`). While the money of a withdrawal is on its way, nobody knows whether the sum of what went back counts it yet.
  select 'revoked_drift', o.id::text, o.id, jsonb_build_object('expected', o.expected, 'revoked', o.revoked_credits)
    from (select o.id, o.revoked_credits, w.id is not null as has_ended,
                 least(o.granted_credits, coalesce(w.credits, 0) + case when r.others <= 0 then 0 when o.payable_minor = 0 then o.credits
                   else least(o.credits, (2 * o.credits * r.others + o.payable_minor) / (2 * o.payable_minor)) end) as expected
            from payments.orders o
            left join payments.refund w on w.order_id = o.id and w.cause in ('withdrawal', 'ban')
           cross join lateral (select o.refunded_minor + o.charged_back_minor
                                      - case when w.state = 'done' and w.psp_refund_id is not null then w.amount_minor else 0 end as others) r
           where o.created_at >= p_since and w.state is distinct from 'sent') o
   -- Of a contract that ended nothing is given again, though money of it came again.
   where o.revoked_credits < o.expected or (o.revoked_credits > o.expected and not o.has_ended)
  union all
  -- A refund is asked for at once, or when its transfer is planned; and a bank takes days, not weeks.
  select 'refund_late', r.id::text, r.order_id, jsonb_build_object('state', r.state, 'since', r.since)
    from (select r.id, r.order_id, r.state, coalesce(r.transfer_at, r.created_at) as since from payments.refund r) r
    join payments.orders o on o.id = r.order_id
   where o.created_at >= p_since
     and ((r.state = 'requested' and r.since < public.app_now() - interval '1 day')
       or (r.state = 'sent' and r.since < public.app_now() - interval '14 days'))
$fn$;
