import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { entryCodesOf } from '../books/index.js';

export type PricedRow = {
  readonly id: number;
  readonly at: Date;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly kind: number;
  readonly ref: string;
  readonly minor: number | null;
  readonly currency: string | null;
};

/** What uses credits up, and so moves on in the positions of all that a member ever had; what is taken back does not. */
const using = [...new Set((['message', 'gift', 'photo', 'adjustment', 'erasure'] as const).map((reason) => entryCodesOf(reason).kind))];
const isUse = `amount < 0 and kind in (${using.join(', ')})`;

@Injectable()
export class LedgerReaderRepository {
  /** The newest lines of a member, the newest first, each with what the credits that it used had cost; null where all of them were given. */
  newest(tx: Tx, memberId: string, limit: number): Promise<PricedRow[]> {
    return tx.query<PricedRow>(
      `with lines as (
         select id, at, amount, balance_after, kind, ref,
                coalesce(sum(case when ${isUse} then -amount else 0 end) over (order by id rows between unbounded preceding and 1 preceding), 0) as used
           from payments.ledger_entry where member_id = $1),
       newest as (select * from lines order by id desc limit $2)
       select n.id::int as id, n.at, n.amount, n.balance_after as "balanceAfter", n.kind, n.ref, cost.minor, cost.currency
         from newest n
         left join lateral (
           select round(sum((least(l.to_pos, n.used - n.amount) - greatest(l.from_pos, n.used)) * l.price_minor::numeric / l.of_credits))::int as minor,
                  min(l.currency) as currency
             from payments.lot l
            where l.member_id = $1 and l.price_minor is not null and l.to_pos > n.used and l.from_pos < n.used - n.amount
           having count(distinct l.currency) = 1) cost on n.${isUse.replace(' and ', ' and n.')}
        order by n.id desc`,
      [memberId, limit],
    );
  }
}
