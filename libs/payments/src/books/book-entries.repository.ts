import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { BOOKS_ZONE } from '../calendar/index.js';
import type { EntryFacts, Released } from './accounts.policy.js';

/** Days of the books: from the first one on, until before the last. */
export interface Span {
  readonly from: string;
  readonly until: string;
}
export interface EntrySum extends EntryFacts {
  readonly currency: string;
  readonly minor: number;
  readonly entries: number;
}
export interface BookEntry extends EntryFacts {
  readonly id: number;
  /** As exactly as Postgres has it: where the next page begins. */
  readonly at: string;
  readonly day: string;
  readonly minor: number;
  readonly orderId: string;
  readonly soldOn: string | null;
}
/** A fee or a payout of the payment provider. */
export interface PayoutEntry extends EntryFacts {
  readonly id: number;
  readonly day: string;
  readonly minor: number;
  readonly settlement: string;
}
export interface CreditSum extends Released {
  readonly currency: string;
  readonly soldMinor: number;
  readonly breakageGrossMinor: number;
  readonly breakageCredits: number;
}
export interface CreditEntry extends Released {
  readonly day: string;
}

const isInSpan = `company_id = $1 and at >= $2::date::timestamp at time zone '${BOOKS_ZONE}'
    and at < $3::date::timestamp at time zone '${BOOKS_ZONE}'`;

/** Money as the books of a company tell it: read from the entries alone, whatever became of their orders. */
@Injectable()
export class BookEntriesRepository {
  sums(tx: Tx, companyId: string, { from, until }: Span): Promise<EntrySum[]> {
    return tx.query(
      `select account, contra, kind, country, currency, sum(amount_minor)::bigint as minor, count(*)::int as entries
         from payments.money_entry where ${isInSpan} group by 1, 2, 3, 4, 5
       union all
       select account, contra, kind, '', currency, sum(amount_minor)::bigint, count(*)::int
         from payments.settlement_entry where ${isInSpan} group by 1, 2, 3, 4, 5
        order by 1, 2, 3, 4, 5`,
      [companyId, from, until],
    );
  }

  /** In the order in which they happened, after the one named. One lower bound alone: the index begins there, and not at the first day each time. */
  page(tx: Tx, companyId: string, { from, until }: Span, currency: string, after: Pick<BookEntry, 'at' | 'id'> | null, limit: number) {
    return tx.query<BookEntry>(
      `select id, at::text as at, (at at time zone '${BOOKS_ZONE}')::date::text as day, account, contra, kind, country, amount_minor as minor,
              order_id as "orderId", (sold_at at time zone '${BOOKS_ZONE}')::date::text as "soldOn"
         from payments.money_entry
        where company_id = $1 and at < $3::date::timestamp at time zone '${BOOKS_ZONE}' and currency = $4
          and (at, id) > (coalesce($5::timestamptz, $2::date::timestamp at time zone '${BOOKS_ZONE}'), $6::bigint)
        order by at, id limit $7`,
      [companyId, from, until, currency, after?.at ?? null, after?.id ?? 0, limit],
    );
  }

  /** Fees and payouts, in the order in which they happened: a few for each day. */
  payouts(tx: Tx, companyId: string, { from, until }: Span, currency: string): Promise<PayoutEntry[]> {
    return tx.query(
      `select e.id, (e.at at time zone '${BOOKS_ZONE}')::date::text as day, e.account, e.contra, e.kind, '' as country, e.amount_minor as minor,
              coalesce(s.reference, s.id) as settlement
         from payments.settlement_entry e join payments.provider_settlement s on s.id = e.settlement_id
        where e.company_id = $1 and e.at >= $2::date::timestamp at time zone '${BOOKS_ZONE}'
          and e.at < $3::date::timestamp at time zone '${BOOKS_ZONE}' and e.currency = $4
        order by e.at, e.id`,
      [companyId, from, until, currency],
    );
  }

  creditSums(tx: Tx, companyId: string, { from, until }: Span): Promise<CreditSum[]> {
    return tx.query(
      `select currency, sum(sold_minor)::bigint as "soldMinor", sum(brought_minor)::bigint as "broughtMinor", sum(used_minor)::bigint as "usedMinor", sum(returned_minor)::bigint as "returnedMinor",
              sum(breakage_minor)::bigint as "breakageMinor", sum(breakage_gross_minor)::bigint as "breakageGrossMinor",
              sum(breakage_credits)::bigint as "breakageCredits"
         from payments.credit_day where company_id = $1 and day >= $2::date and day < $3::date group by currency order by currency`,
      [companyId, from, until],
    );
  }

  /** By day: a year has few of them. */
  creditDays(tx: Tx, companyId: string, { from, until }: Span, currency: string): Promise<CreditEntry[]> {
    return tx.query(
      `select day::text as day, brought_minor as "broughtMinor", used_minor as "usedMinor", returned_minor as "returnedMinor", breakage_minor as "breakageMinor"
         from payments.credit_day where company_id = $1 and day >= $2::date and day < $3::date and currency = $4 order by day`,
      [companyId, from, until, currency],
    );
  }

  /** The month of the first movement of a company; null when there is none. */
  async firstMonth(tx: Tx, companyId: string): Promise<string | null> {
    const [row] = await tx.query<{ month: string }>(
      `select to_char(at at time zone '${BOOKS_ZONE}', 'YYYY-MM') as month
         from (select at from payments.money_entry where company_id = $1 union all select at from payments.brought_credit where company_id = $1) m
        order by at limit 1`,
      [companyId],
    );
    return row?.month ?? null;
  }

  /** Whether anything was sold to buyers of other countries with VAT in them. */
  async sellsAbroad(tx: Tx, companyId: string, { from, until }: Span, country: string): Promise<boolean> {
    const rows = await tx.query(`select from payments.money_entry where ${isInSpan} and kind = 'payment_vat' and country <> $4 limit 1`, [
      companyId,
      from,
      until,
      country,
    ]);
    return rows.length > 0;
  }
}
