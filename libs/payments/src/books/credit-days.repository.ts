import { Injectable } from '@nestjs/common';
import { unspentAges, type UnspentAge } from '#contracts-admin';
import type { Tx } from '#database';
import { BOOKS_ZONE } from '../calendar/index.js';

export interface UnspentSum {
  readonly currency: string;
  readonly age: UnspentAge;
  readonly credits: number;
  readonly grossMinor: number;
  readonly netMinor: number;
}

/** How many days old credits of an age are at most. */
const ages: readonly (readonly [UnspentAge, number])[] = [
  ['d30', 30],
  ['d90', 90],
  ['d180', 180],
  ['d365', 365],
];
const ageOf = (days: string): string =>
  `case ${ages.map(([age, most]) => `when ${days} <= ${most} then '${age}'`).join(' ')} else '${unspentAges[4]}' end`;

/** What became of paid credits, day by day of the books. */
@Injectable()
export class CreditDaysRepository {
  /** The last day that is counted; null before the first. */
  async countedUntil(tx: Tx): Promise<string | null> {
    const [row] = await tx.query<{ day: string | null }>(`select max(day)::text as day from payments.counted_day`, []);
    return row?.day ?? null;
  }

  /** The first day on which something was sold or brought along, or today: where counting begins. */
  async firstDay(tx: Tx): Promise<string> {
    const [row] = await tx.query<{ day: string }>(
      `select (coalesce(least((select min(at) from payments.money_entry), (select min(at) from payments.brought_credit)), public.app_now())
                 at time zone '${BOOKS_ZONE}')::date::text as day`,
      [],
    );
    return row?.day ?? '';
  }

  /** Of two that count at once, the second waits for the first. */
  async lock(tx: Tx): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('payments.counted_day', 0))`);
  }

  /** Adds a day that is not counted yet. What was paid and has no credits, since nobody was there to have them, counts as used. */
  async count(tx: Tx, day: string): Promise<void> {
    await tx.query(`insert into payments.counted_day (day, counted_at) values ($1, public.app_now())`, [day]);
    await tx.query(
      `with moved as materialized (
         select o.*, payments.worth_of(o.gross, o.credits, o.after) - payments.worth_of(o.gross, o.credits, o.before) as gross_change,
                payments.worth_of(o.net, o.credits, o.after) - payments.worth_of(o.net, o.credits, o.before) as net_change
           from payments.unspent_orders($1::date) o where o.before <> o.after or o.returned <> 0 or o.lapsed <> 0),
       changes as (
         insert into payments.unspent_change (company_id, day, paid_on, currency, credits, gross_minor, net_minor)
         select company_id, $1::date, paid_on, currency, sum(after - before), sum(gross_change), sum(net_change)
           from moved group by company_id, paid_on, currency
         having sum(after - before) <> 0 or sum(gross_change) <> 0 or sum(net_change) <> 0),
       credits as (
         select company_id, currency, sum(net_change) as change, sum(payments.worth_of(net, credits, returned)) as returned,
                sum(payments.worth_of(net, credits, lapsed)) as breakage, sum(payments.worth_of(gross, credits, lapsed)) as breakage_gross,
                sum(lapsed) as lapsed
           from moved group by company_id, currency),
       sold as (
         select company_id, currency::text as currency, sum(amount_minor) as minor
           from payments.money_entry
          where kind = 'payment' and at >= $1::date::timestamp at time zone '${BOOKS_ZONE}' and at < ($1::date + 1)::timestamp at time zone '${BOOKS_ZONE}'
          group by company_id, currency),
       brought as (
         select b.company_id, b.currency::text as currency, sum(b.minor) as minor
           from (select company_id, currency, value_minor as minor, at from payments.brought_credit
                 union all
                 select company_id, currency, -value_minor, undone_at from payments.brought_credit where undone_at is not null) b
          where b.at >= $1::date::timestamp at time zone '${BOOKS_ZONE}' and b.at < ($1::date + 1)::timestamp at time zone '${BOOKS_ZONE}'
          group by b.company_id, b.currency)
       insert into payments.credit_day
         (company_id, day, currency, sold_minor, brought_minor, used_minor, returned_minor, breakage_minor, breakage_gross_minor, breakage_credits)
       select company_id, $1::date, currency, coalesce(s.minor, 0), coalesce(b.minor, 0),
              coalesce(s.minor, 0) + coalesce(b.minor, 0) - coalesce(c.change, 0) - coalesce(c.returned, 0) - coalesce(c.breakage, 0),
              coalesce(c.returned, 0), coalesce(c.breakage, 0), coalesce(c.breakage_gross, 0), coalesce(c.lapsed, 0)
         from credits c full join sold s using (company_id, currency) full join brought b using (company_id, currency)`,
      [day],
    );
  }

  /** What was unused at the end of a day, by how long before it was paid. */
  unspent(tx: Tx, companyId: string, day: string): Promise<UnspentSum[]> {
    return tx.query(
      `select currency, ${ageOf('$2::date - paid_on')} as age, sum(credits)::bigint as credits, sum(gross_minor)::bigint as "grossMinor",
              sum(net_minor)::bigint as "netMinor"
         from payments.unspent_change where company_id = $1 and day <= $2::date
        group by 1, 2 having sum(credits) <> 0 or sum(gross_minor) <> 0 or sum(net_minor) <> 0 order by 1, 2`,
      [companyId, day],
    );
  }
}
