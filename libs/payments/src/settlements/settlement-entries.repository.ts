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

  /**
   * The payout of this turn did not arrive: what the bank should have is with the provider again. Its fees stand. An entry for each that it has, dated now
   * or by the first moment after the months that are closed; none where nothing was booked. Answers how many.
   */
  bookBack(tx: Tx, settlementId: string): Promise<number> {
    return this.mirror(tx, settlementId, { from: 'settlement_payout', to: 'settlement_payout_void', turn: 's.turn' });
  }

  /** It was paid after all: the same once more, in the next turn. */
  bookAgain(tx: Tx, settlementId: string): Promise<number> {
    return this.mirror(tx, settlementId, { from: 'settlement_payout_void', to: 'settlement_payout', turn: 's.turn + 1' });
  }

  /** New entries the other way round: together with those that they answer they come to nothing. */
  private async mirror(
    tx: Tx,
    settlementId: string,
    { from, to, turn }: Readonly<Record<'from' | 'to' | 'turn', string>>,
  ): Promise<number> {
    const written = await tx.query(
      `insert into payments.settlement_entry (settlement_id, company_id, account, contra, amount_minor, currency, kind, turn, at)
       select e.settlement_id, e.company_id, e.contra, e.account, e.amount_minor, e.currency, $3, ${turn},
              payments.payout_booked_at(e.company_id, public.app_now())
         from payments.settlement_entry e join payments.provider_settlement s on s.id = e.settlement_id
        where e.settlement_id = $1 and e.kind = $2 and e.turn = s.turn
       on conflict do nothing returning id`,
      [settlementId, from, to],
    );
    return written.length;
  }
}
