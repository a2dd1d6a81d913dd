import { Injectable } from '@nestjs/common';
import type { MemberId, SpendingKind } from '#contracts';
import type { Tx } from '#database';
import { paidElsewhereSql } from '../orders/index.js';
import { SpendingLimitEntity } from './spending-limit.entity.js';

export type SpendingLimit = Readonly<SpendingLimitEntity>;
export interface PaidMonth {
  readonly month: string;
  readonly currency: string;
  readonly paid: number;
  readonly returned: number;
}
export interface UsedMonth {
  readonly month: string;
  readonly kind: SpendingKind;
  readonly credits: number;
}

@Injectable()
export class SpendingRepository {
  limitOf(tx: Tx, memberId: MemberId): Promise<SpendingLimit | null> {
    return tx.repository(SpendingLimitEntity).findOneBy({ memberId });
  }

  async save(tx: Tx, limit: SpendingLimitEntity): Promise<void> {
    await tx.repository(SpendingLimitEntity).upsert(limit, ['memberId']);
  }

  /** Per month of the member's zone, the newest first. */
  paid(tx: Tx, memberId: MemberId, zone: string): Promise<PaidMonth[]> {
    return tx.query(
      `select to_char(paid_at at time zone $2, 'YYYY-MM') as month, currency, sum(payable_minor)::bigint as paid,
              sum(refunded_minor + charged_back_minor + ${paidElsewhereSql})::bigint as returned
         from payments.orders where member_id = $1 and paid_at is not null group by 1, 2 order by 1 desc limit 60`,
      [memberId, zone],
    );
  }

  used(tx: Tx, memberId: MemberId, zone: string): Promise<UsedMonth[]> {
    return tx.query(
      `select to_char(at at time zone $2, 'YYYY-MM') as month, case kind when 3 then 'message' when 8 then 'photo' else 'gift' end as kind,
              -sum(amount)::int as credits
         from payments.ledger_entry where member_id = $1 and kind in (3, 4, 8) group by 1, 2 order by 1 desc limit 180`,
      [memberId, zone],
    );
  }

  /** When the month of the member's zone began, and when the next one does. */
  async monthOf(tx: Tx, zone: string): Promise<{ readonly from: Date; readonly next: Date }> {
    const [row] = await tx.query<{ from: Date; next: Date }>(
      `select date_trunc('month', public.app_now(), $1) as "from", date_trunc('month', public.app_now(), $1) + interval '1 month' as next`,
      [zone],
    );
    if (!row) throw new Error('there is no month');
    return row;
  }
}
