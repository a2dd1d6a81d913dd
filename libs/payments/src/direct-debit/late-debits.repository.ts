import { Injectable } from '@nestjs/common';
import type { DebitState } from '#contracts';
import type { Tx } from '#database';
import { BOOKS_ZONE } from '../calendar/index.js';

interface LateDebit {
  readonly orderId: string;
  /** A date of the books. */
  readonly collectOn: string;
  readonly state: DebitState;
}

/** Of a debit `d` and its order `o`: the day that was announced is over, and the provider has no payment of it. */
export const isLate = `(d.state = 'announced' or d.state = 'sent' and o.psp_id is null)
  and d.collect_on < (public.app_now() at time zone '${BOOKS_ZONE}')::date`;

const late = `from payments.debit d join payments.orders o on o.id = d.order_id where ${isLate}`;

@Injectable()
export class LateDebitsRepository {
  async count(tx: Tx): Promise<number> {
    const [row] = await tx.query<{ n: number }>(`select count(*)::int as n ${late}`);
    return row?.n ?? 0;
  }

  /** The latest first. */
  list(tx: Tx, limit: number): Promise<LateDebit[]> {
    return tx.query<LateDebit>(
      `select d.order_id as "orderId", to_char(d.collect_on, 'YYYY-MM-DD') as "collectOn", d.state ${late}
        order by d.collect_on, d.order_id limit $1`,
      [limit],
    );
  }
}
