import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { BOOKS_ZONE } from '../calendar/index.js';
import type { DisputeCount } from './disputes.policy.js';

const KEPT_MONTHS = 12;
const monthOf = (at: string): string => `date_trunc('month', ${at} at time zone '${BOOKS_ZONE}')::date`;
const beginOf = (month: string): string => `(${month})::timestamp at time zone '${BOOKS_ZONE}'`;

/** Sales and chargebacks, counted by month of the books. */
@Injectable()
export class DisputesRepository {
  /**
   * Counts the last months anew that may still change: a chargeback counts in the month in which it was booked, the scheme of a card is known when its
   * payment is paid out. A sale of nothing never came to the provider.
   */
  async count(tx: Tx): Promise<void> {
    const [row] = await tx.query<{ since: string }>(
      `select coalesce((select max(month) - interval '1 month' from payments.dispute_month),
                       ${monthOf('public.app_now()')} - make_interval(months => $1))::date::text as since`,
      [KEPT_MONTHS],
    );
    await tx.query(`delete from payments.dispute_month where month >= $1::date`, [row?.since]);
    await tx.query(
      `insert into payments.dispute_month (month, method, scheme, sales, disputes)
       with sold as (
         select ${monthOf('o.paid_at')} as month, o.method, coalesce(l.scheme, '') as scheme, count(*) as sales, 0 as disputes
           from payments.orders o
           left join lateral (select scheme from payments.provider_settlement_line l where l.payment_id = o.psp_id and l.kind = 'payment' limit 1) l on true
          where o.paid_at >= ${beginOf('$1::date')} and o.payable_minor > 0
          group by 1, 2, 3),
       disputed as (
         select ${monthOf('c.at')} as month, o.method, coalesce(l.scheme, '') as scheme, 0 as sales, count(*) as disputes
           from (select order_id, ref, min(at) as at from payments.money_entry
                  where at >= ${beginOf('$1::date')} and kind in ('chargeback', 'chargeback_vat') group by 1, 2) c
           join payments.orders o on o.id = c.order_id
           left join lateral (select scheme from payments.provider_settlement_line l where l.payment_id = o.psp_id and l.kind = 'payment' limit 1) l on true
          group by 1, 2, 3)
       select month, method, scheme, sum(sales), sum(disputes) from (select * from sold union all select * from disputed) b group by 1, 2, 3`,
      [row?.since],
    );
  }

  /** Two that count at once would each find nothing to take away. */
  async lock(tx: Tx): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('payments.dispute_month', 0))`);
  }

  counts(tx: Tx): Promise<DisputeCount[]> {
    return tx.query<DisputeCount>(
      `select to_char(month, 'YYYY-MM') as month, method, scheme, sales, disputes from payments.dispute_month
        where month > ${monthOf('public.app_now()')} - make_interval(months => $1) order by 1, 2, 3`,
      [KEPT_MONTHS],
    );
  }
}
