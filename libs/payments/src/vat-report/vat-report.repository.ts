import { Injectable } from '@nestjs/common';
import type { VatSchemeKind } from '#contracts-admin';
import type { Tx } from '#database';
import { BOOKS_ZONE } from '../calendar/index.js';

/** Days of the books, both included. */
export type Days = { readonly from: string; readonly to: string };
export type IssuingCompany = { readonly id: string; readonly name: string; readonly country: string };
export type PaperSums = {
  readonly quarter: string;
  readonly country: string;
  readonly basisPoints: number;
  readonly currency: string;
  readonly seller: string;
  readonly scheme: VatSchemeKind | null;
  readonly papers: number;
  readonly netMinor: number;
  readonly vatMinor: number;
};
export type GrossSums = { readonly country: string; readonly currency: string; readonly minor: number };

/**
 * The day on which a paper counts: a sale when it was paid, what went back when it went, and what came again when its paper was issued, which repeats
 * the day on which it had gone. The index `invoice_counted` holds it.
 */
const countedOn = (paper: string) =>
  `(case when ${paper}.refund_id is null then ${paper}.content->>'paidOn' when ${paper}.kind = 'invoice' then ${paper}.content->>'issuedOn'
    else coalesce(${paper}.content->>'refundedOn', ${paper}.content->>'issuedOn') end)`;

@Injectable()
export class VatReportRepository {
  /** All that were paid, as their newest order names them; whoever was paid last first. */
  companies(tx: Tx): Promise<IssuingCompany[]> {
    return tx.query(
      // From one company to the next along the index, so that their orders are not read.
      `with recursive paid as (
         (select o.company->>'id' as id from payments.orders o where o.paid_at is not null order by 1 limit 1)
         union all
         select (select o.company->>'id' from payments.orders o where o.paid_at is not null and o.company->>'id' > p.id order by 1 limit 1)
           from paid p where p.id is not null)
       select p.id, n.company->>'name' as name, n.company->>'country' as country
         from paid p, lateral (
           select o.company, o.paid_at from payments.orders o where o.company->>'id' = p.id and o.paid_at is not null order by o.paid_at desc limit 1) n
        order by n.paid_at desc, p.id`,
      [],
    );
  }

  /** The papers that count in these days, by the quarter of the sale, the seller's country then and what it had chosen for the buyer's country that day. */
  sums(tx: Tx, companyId: string, { from, to }: Days): Promise<PaperSums[]> {
    return tx.query(
      `select left(sold, 4) || '-Q' || ceil(substr(sold, 6, 2)::int / 3.0) as quarter, country, bps as "basisPoints", currency,
              seller, scheme, count(*)::int as papers, sum(sign * (total - vat))::bigint as "netMinor", sum(sign * vat)::bigint as "vatMinor"
         from (select s.content->>'paidOn' as sold, p.content->>'country' as country, (p.content->>'vatBps')::int as bps,
                      p.content->>'currency' as currency, s.content->'company'->>'country' as seller,
                      (select v.kind from payments.vat_scheme v
                        where v.company_id = p.company_id and v.country = p.content->>'country' and v.withdrawn_at is null
                          and v.from_day <= (s.content->>'paidOn')::date order by v.from_day desc limit 1) as scheme,
                      case p.kind when 'credit_note' then -1 else 1 end as sign,
                      (p.content->>'totalMinor')::bigint as total, (p.content->>'vatMinor')::bigint as vat
                 from payments.invoice p
                 join payments.invoice s on s.order_id = p.order_id and s.kind = 'invoice' and s.refund_id is null
                where p.company_id = $1 and ${countedOn('p')} between $2 and $3) papers
        group by 1, 2, 3, 4, 5, 6
        order by 1 desc, 2, 3, 4, 5, 6`,
      [companyId, from, to],
    );
  }

  /** What was sold in these days, as its invoices say. */
  invoiced(tx: Tx, companyId: string, { from, to }: Days): Promise<GrossSums[]> {
    return tx.query(
      `select p.content->>'country' as country, p.content->>'currency' as currency, sum((p.content->>'totalMinor')::bigint)::bigint as minor
         from payments.invoice p
        where p.company_id = $1 and p.kind = 'invoice' and p.refund_id is null and ${countedOn('p')} between $2 and $3
        group by 1, 2 order by 1, 2`,
      [companyId, from, to],
    );
  }

  /** The same, as the orders say, with or without a paper. */
  ordered(tx: Tx, companyId: string, days: Days): Promise<GrossSums[]> {
    return tx.query(
      `select o.country, o.currency, sum(o.payable_minor)::bigint as minor from payments.orders o
        where ${paidInDays} group by 1, 2 order by 1, 2`,
      [companyId, days.from, days.to, BOOKS_ZONE],
    );
  }

  async countWithoutPaper(tx: Tx, companyId: string, days: Days): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from payments.orders o
        where ${paidInDays} and not exists (select from payments.invoice i where i.order_id = o.id and i.kind = 'invoice')`,
      [companyId, days.from, days.to, BOOKS_ZONE],
    );
    return row?.count ?? 0;
  }

  /** Of money that went back in these days, or came again, how much has a paper that does not say so. */
  async countWrongReturns(tx: Tx, companyId: string, days: Days): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from payments.refund r join payments.orders o on o.id = r.order_id
        where o.company->>'id' = $1 and r.done_at >= $2::date::timestamp at time zone $4 and r.done_at < ($3::date + 1)::timestamp at time zone $4
          and r.amount_minor > 0 and (r.cause <> 'chargeback' or r.credits > 0)
          and (r.state = 'done') <> (select count(*) filter (where i.kind = 'credit_note') > count(*) filter (where i.kind = 'invoice')
                                       from payments.invoice i where i.refund_id = r.id)
          and (r.state = 'done' or exists (select from payments.invoice i where i.refund_id = r.id))`,
      [companyId, days.from, days.to, BOOKS_ZONE],
    );
    return row?.count ?? 0;
  }
}

const paidInDays = `o.company->>'id' = $1 and o.paid_at >= $2::date::timestamp at time zone $4
          and o.paid_at < ($3::date + 1)::timestamp at time zone $4`;
