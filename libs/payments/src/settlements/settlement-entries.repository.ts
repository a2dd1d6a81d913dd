import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { CompanyPart, SettlementEntry } from './settlement-entries.policy.js';

/** Fees and payouts in the books. */
@Injectable()
export class SettlementEntriesRepository {
  /** Whose money is in a settlement. */
  partsOf(tx: Tx, settlementId: string): Promise<CompanyPart[]> {
    return tx.query<CompanyPart>(
      `select (o.company->>'id')::uuid as "companyId", l.currency::text as currency,
              sum(case when l.kind = 'payment' then l.amount_minor else -l.amount_minor end)::bigint as "amountMinor",
              sum(l.settled_minor)::bigint as "settledMinor", coalesce(sum(l.settled_minor) filter (where l.kind = 'payment'), 0)::bigint as "paidMinor"
         from payments.provider_settlement_line l left join payments.orders o on o.id = l.order_id
        where l.settlement_id = $1 group by 1, 2 order by 1, 2`,
      [settlementId],
    );
  }

  /** The company that sold last; null before the first sale. */
  async lastSeller(tx: Tx): Promise<string | null> {
    const [row] = await tx.query<{ id: string }>(
      `select company->>'id' as id from payments.orders where paid_at is not null order by paid_at desc limit 1`,
      [],
    );
    return row?.id ?? null;
  }

  /** Dated by its payout, or by the first moment after the months that were closed meanwhile. What is written already is not written again. */
  async record(tx: Tx, settlementId: string, at: Date, entries: readonly SettlementEntry[]): Promise<void> {
    await tx.query(
      `insert into payments.settlement_entry (settlement_id, company_id, account, contra, amount_minor, currency, kind, at)
       select $1, e.company, e.account, e.contra, e.minor, e.currency, e.kind, payments.payout_booked_at(e.company, $2::timestamptz)
         from unnest($3::uuid[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::text[]) as e (company, account, contra, minor, currency, kind)
       on conflict do nothing`,
      [
        settlementId,
        at,
        entries.map(({ companyId }) => companyId),
        entries.map(({ account }) => account),
        entries.map(({ contra }) => contra),
        entries.map(({ amountMinor }) => amountMinor),
        entries.map(({ currency }) => currency),
        entries.map(({ kind }) => kind),
      ],
    );
  }
}
