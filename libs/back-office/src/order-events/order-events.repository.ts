import { Injectable } from '@nestjs/common';
import { orderLinesMax, type OrderEvent } from '#contracts-admin';
import type { Tx } from '#database';

export type OrderEventRow = Omit<OrderEvent, 'at'> & { at: Date };

/** What happened with an order and its money: of the order, its papers, its debit and what did not agree. */
@Injectable()
export class OrderEventsRepository {
  /** The newest of them, in their order. */
  async ofOrder(tx: Tx, orderId: string): Promise<OrderEventRow[]> {
    const rows = await tx.query<OrderEventRow>(eventsSql, [orderId, orderLinesMax]);
    return rows.toReversed();
  }
}

const eventsSql = `
  select * from (
    select o.created_at as at, 'ordered' as kind, o.method as about, o.payable_minor as minor from payments.orders o where o.id = $1
    union all select o.paid_at, 'paid', '', o.payable_minor from payments.orders o where o.id = $1 and o.paid_at is not null
    union all (select e.received_at, 'called', '', null from payments.orders o join payments.psp_event e on e.psp_ref = o.psp_id
                where o.id = $1 order by e.id desc limit $2)
    union all select i.issued_at, i.kind,
                     case i.kind when 'credit_note' then 'C' else '' end || i.year || '-' || lpad(i.number::text, 6, '0'),
                     (i.content ->> 'totalMinor')::bigint from payments.invoice i where i.order_id = $1
    union all select r.created_at, case r.cause when 'chargeback' then 'chargeback' else 'refund_asked' end, r.cause, r.amount_minor
                from payments.refund r where r.order_id = $1
    union all select r.done_at, case r.state when 'done' then 'refund_done' else 'refund_failed' end, r.cause, r.amount_minor
                from payments.refund r where r.order_id = $1 and r.done_at is not null and r.cause <> 'chargeback'
    union all select d.created_at, 'debit_announced', d.collect_on::text, d.amount_minor from payments.debit d where d.order_id = $1
    union all select d.sent_at, 'debit_sent', '', d.amount_minor from payments.debit d where d.order_id = $1 and d.sent_at is not null
    union all select d.ended_at, 'debit_' || d.state, coalesce(d.reason, ''), d.amount_minor from payments.debit d
                where d.order_id = $1 and d.ended_at is not null and d.state in ('returned', 'cancelled')
    union all select b.since, 'debit_blocked', b.kind, null from payments.debit_block b where b.order_id = $1
    union all select b.lifted_at, 'debit_block_lifted', b.kind, null from payments.debit_block b where b.order_id = $1 and b.lifted_at is not null
    union all select i.found_at, 'issue_found', i.kind, null from payments.recon_issue i where i.order_id = $1
    union all select i.closed_at, 'issue_closed', i.kind, null from payments.recon_issue i where i.order_id = $1 and i.closed_at is not null
  ) events order by at desc limit $2`;
