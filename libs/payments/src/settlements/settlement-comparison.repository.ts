import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { Issue } from '../issues/index.js';

/** Holds the movements of payouts against our orders, and keeps the issues that come of it. */
@Injectable()
export class SettlementComparisonRepository {
  /**
   * Writes on each movement of a settlement whose order it is, and what does not agree; answers those where that is new. What came and went back
   * whole without any order of ours having counted it needs none. Chargebacks have no row here: of them, all that was ever booked is compared.
   */
  async compare(tx: Tx, settlementId: string, psp: string): Promise<Issue[]> {
    const changed = await tx.query<Omit<Issue, 'kind'> & { readonly kind: Issue['kind'] | null }>(
      `with line as materialized (
         select l.*, coalesce(p.id, o.id) as found_order, p.id as paid_order, r.id as refund_id, r.amount_minor as refund_minor, r.currency as refund_currency,
                p.payable_minor, p.currency as order_currency, p.granted_credits
           from payments.provider_settlement_line l
           left join payments.orders p on p.psp = $2 and p.psp_id = l.payment_id
           left join payments.orders o on o.id = l.named_order_id
           left join payments.refund r on l.kind = 'refund' and r.psp_refund_id = l.id
          where l.settlement_id = $1),
       judged as (
         select l.kind, l.id, l.found_order,
                case when l.paid_order is null and (select sum(a.settled_minor) from payments.provider_settlement_line a where a.payment_id = l.payment_id) = 0
                       then null
                     when l.paid_order is null then 'unknown'
                     when l.kind = 'payment' and (l.payable_minor <> l.amount_minor or l.order_currency <> l.currency) then 'amount'
                     when l.kind = 'payment' and l.granted_credits = 0 then 'unpaid'
                     when l.kind = 'refund' and l.refund_id is null then 'unknown'
                     when l.kind = 'refund' and (l.refund_minor <> l.amount_minor or l.refund_currency <> l.currency) then 'amount'
                     when l.kind = 'chargeback'
                          and (select coalesce(sum(m.amount_minor), 0) from payments.money_entry m
                                where m.order_id = l.paid_order and m.kind in ('chargeback', 'chargeback_vat'))
                            < (select sum(a.amount_minor) from payments.provider_settlement_line a where a.payment_id = l.payment_id and a.kind = 'chargeback')
                       then 'amount' end as difference
           from line l)
       update payments.provider_settlement_line l set order_id = j.found_order, difference = j.difference
         from judged j, payments.provider_settlement_line before, payments.provider_settlement s
        where l.settlement_id = $1 and l.kind = j.kind and l.id = j.id and s.id = $1
          and before.settlement_id = $1 and before.kind = j.kind and before.id = j.id
          and (l.order_id, l.difference) is distinct from (j.found_order, j.difference)
       returning case when j.difference is distinct from before.difference then 'settlement_' || j.difference end as kind, l.id as subject,
                 j.found_order as "orderId",
                 jsonb_build_object('payout', coalesce(s.reference, s.id), 'movement', l.kind, 'payment', l.payment_id, 'amountMinor', l.amount_minor,
                                    'currency', l.currency) as details`,
      [settlementId, psp],
    );
    return changed.flatMap(({ kind, ...issue }) => (kind === null ? [] : [{ kind, ...issue }]));
  }

  /** Payouts that do not add up, or did not arrive, and of which nobody was told. */
  faults(tx: Tx): Promise<Issue[]> {
    return tx.query<Issue>(
      `select f.kind, s.id as subject, null as "orderId", f.details
         from payments.provider_settlement s
        cross join lateral (
          select 'settlement_sum' as kind, jsonb_build_object('payout', coalesce(s.reference, s.id), 'currency', s.currency, 'beyondPayoutMinor', s.off_minor,
                   'withoutMovementMinor', s.rest_minor) as details
           where s.lines_read_at is not null and (s.off_minor <> 0 or s.rest_minor <> 0)
          union all
          select 'settlement_failed', jsonb_build_object('payout', coalesce(s.reference, s.id), 'currency', s.currency, 'amountMinor', s.amount_minor)
           where s.status = 'failed' and s.booked_back_at is null) f
        where not exists (
          select from payments.recon_issue i
           where i.kind = f.kind and i.subject = s.id
             -- One that was paid again, and booked since, may fail once more.
             and (f.kind <> 'settlement_failed' or i.closed_at is null or i.found_at >= coalesce(s.booked_at, '-infinity')))`,
      [],
    );
  }

  /** Ends what is no more: the movement agrees, the payout adds up, or it was paid again. */
  async closeResolved(tx: Tx): Promise<void> {
    await tx.query(
      `update payments.recon_issue i set closed_at = public.app_now()
        where i.closed_at is null
          and (i.kind in ('settlement_unknown', 'settlement_amount', 'settlement_unpaid')
               and not exists (select from payments.provider_settlement_line l 
                                where l.difference is not null and l.id = i.subject and i.kind = 'settlement_' || l.difference)
            or i.kind = 'settlement_sum'
               and exists (select from payments.provider_settlement s where s.id = i.subject and s.off_minor = 0 and s.rest_minor = 0)
            or i.kind = 'settlement_failed' and exists (select from payments.provider_settlement s where s.id = i.subject and s.status <> 'failed'))`,
      [],
    );
  }
}
