import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { BOOKS_ZONE } from '../vat.policy.js';

/** Days of the books, both included. */
export type Days = { readonly from: string; readonly to: string };
export type IssuingCompany = { readonly id: string; readonly name: string; readonly country: string };
export type PaperSums = {
  readonly quarter: string;
  readonly country: string;
  readonly basisPoints: number;
  readonly currency: string;
  readonly papers: number;
  readonly netMinor: number;
  readonly vatMinor: number;
};
export type GrossSums = { readonly country: string; readonly currency: string; readonly minor: number };

/** The day on which a paper counts: a sale when it was paid, what goes back when it went. The index `invoice_counted` holds it. */
const countedOn = (paper: string) =>
  `(case when ${paper}.refund_id is null then ${paper}.content->>'paidOn' else coalesce(${paper}.content->>'refundedOn', ${paper}.content->>'issuedOn') end)`;

@Injectable()
export class VatReportRepository {
  /** As the newest paper of each names it; whoever issued the newest one first. */
  companies(tx: Tx): Promise<IssuingCompany[]> {
    return tx.query(
      // From one company to the next along the key, so that their papers are not read.
      `with recursive issuing as (
         (select company_id as id from payments.invoice order by company_id limit 1)
         union all
         select (select i.company_id from payments.invoice i where i.company_id > c.id order by i.company_id limit 1) from issuing c
          where c.id is not null)
       select c.id, p.content->'company'->>'name' as name, p.content->'company'->>'country' as country
         from issuing c, lateral (
           select i.content, i.issued_at from payments.invoice i where i.company_id = c.id and i.kind = 'invoice'
            order by i.year desc, i.number desc limit 1) p
        order by p.issued_at desc, c.id`,
      [],
    );
  }

  /** The papers that count in these days, by the quarter of the sale. */
  sums(tx: Tx, companyId: string, { from, to }: Days): Promise<PaperSums[]> {
    return tx.query(
      `select left(sold, 4) || '-Q' || ceil(substr(sold, 6, 2)::int / 3.0) as quarter, country, bps as "basisPoints", currency,
              count(*)::int as papers, sum(sign * (total - vat))::bigint as "netMinor", sum(sign * vat)::bigint as "vatMinor"
         from (select s.content->>'paidOn' as sold, p.content->>'country' as country, (p.content->>'vatBps')::int as bps,
                      p.content->>'currency' as currency, case p.kind when 'credit_note' then -1 else 1 end as sign,
                      (p.content->>'totalMinor')::bigint as total, (p.content->>'vatMinor')::bigint as vat
                 from payments.invoice p
                 join payments.invoice s on s.order_id = p.order_id and s.kind = 'invoice' and s.refund_id is null
                where p.company_id = $1 and ${countedOn('p')} between $2 and $3) papers
        group by 1, 2, 3, 4
        order by 1 desc, 2, 3, 4`,
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
}

const paidInDays = `o.company->>'id' = $1 and o.paid_at >= $2::date::timestamp at time zone $4
          and o.paid_at < ($3::date + 1)::timestamp at time zone $4`;
