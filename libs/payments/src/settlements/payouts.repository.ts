import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { SettlementLineKind } from '../provider/index.js';
import { BOOKS_ZONE } from '../calendar/index.js';
import type { LineDifference } from './settlement-line.entity.js';
import type { Settlement } from './settlements.repository.js';

/** Where the next page of movements begins. */
export interface LinePlace {
  readonly kind: SettlementLineKind;
  readonly id: string;
}

export interface PayoutLine extends LinePlace {
  readonly paymentId: string;
  readonly orderId: string | null;
  readonly method: string | null;
  readonly scheme: string | null;
  readonly currency: string;
  readonly amountMinor: number;
  readonly settledMinor: number;
  readonly at: Date;
  readonly difference: LineDifference | null;
}

const columns = `id, psp, reference, status, currency::text as currency, amount_minor as "amountMinor", revenue_minor as "revenueMinor", fee_minor as "feeMinor",
  fee_vat_minor as "feeVatMinor", off_minor as "offMinor", periods, created_at as "createdAt", settled_at as "settledAt", seen_at as "seenAt",
  first_at as "firstAt", last_at as "lastAt", rest_minor as "restMinor", lines_read_at as "linesReadAt", differences, compared_at as "comparedAt",
  booked_at as "bookedAt", booked_back_at as "bookedBackAt", turn`;

/** Payouts as finance reads them. */
@Injectable()
export class PayoutsRepository {
  /** Those of some days of the books, by the day on which they were paid out or, until then, made: the newest first. */
  between(tx: Tx, { from, until }: { readonly from: string; readonly until: string }): Promise<Settlement[]> {
    return tx.query<Settlement>(
      `select ${columns} from payments.provider_settlement
        where coalesce(settled_at, created_at) >= $1::date::timestamp at time zone '${BOOKS_ZONE}'
          and coalesce(settled_at, created_at) < $2::date::timestamp at time zone '${BOOKS_ZONE}'
        order by coalesce(settled_at, created_at) desc, id desc`,
      [from, until],
    );
  }

  /** In the order of their kinds and numbers, after the one named. */
  lines(tx: Tx, settlementId: string, wish: { readonly differing: boolean; readonly after: LinePlace | null; readonly limit: number }) {
    return tx.query<PayoutLine>(
      `select kind, id, payment_id as "paymentId", order_id as "orderId", method, scheme, currency::text as currency, amount_minor as "amountMinor",
              settled_minor as "settledMinor", at, difference
         from payments.provider_settlement_line
        where settlement_id = $1 and (kind, id) > ($2, $3) and ($4 = false or difference is not null)
        order by kind, id limit $5`,
      [settlementId, wish.after?.kind ?? '', wish.after?.id ?? '', wish.differing, wish.limit],
    );
  }
}
