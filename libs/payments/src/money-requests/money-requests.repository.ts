import { Injectable } from '@nestjs/common';
import { appNow, type Tx } from '#database';
import { MoneyRequestEntity } from './money-request.entity.js';

export type MoneyRequest = Readonly<MoneyRequestEntity>;
export type NewMoneyRequest = Pick<
  MoneyRequestEntity,
  'id' | 'memberId' | 'orderId' | 'amountMinor' | 'currency' | 'credits' | 'reason' | 'note' | 'askedBy'
>;

@Injectable()
export class MoneyRequestsRepository {
  /** False when there is one with the id. */
  async insertOnce(tx: Tx, request: NewMoneyRequest): Promise<boolean> {
    const inserted = await tx
      .repository(MoneyRequestEntity)
      .createQueryBuilder()
      .insert()
      .values({ ...request, state: 'waiting', askedAt: appNow })
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length === 1;
  }

  /** Minor units of an order that one person paid back alone. */
  async givenAlone(tx: Tx, { orderId, staffId }: { readonly orderId: string; readonly staffId: string }): Promise<number> {
    const [row] = await tx.query<{ minor: number }>(
      `select coalesce(sum(amount_minor), 0)::float8 as minor from payments.money_request
        where order_id = $1 and state = 'done' and asked_by = $2 and decided_by = $2`,
      [orderId, staffId],
    );
    return row?.minor ?? 0;
  }

  /** Credits of a member that one person gave or took alone in the last days, both counted up. */
  async movedAlone(tx: Tx, { memberId, staffId }: { readonly memberId: string; readonly staffId: string }, days: number): Promise<number> {
    const [row] = await tx.query<{ credits: number }>(
      `select coalesce(sum(abs(credits)), 0)::int as credits from payments.money_request
        where member_id = $1 and credits is not null and state = 'done' and asked_by = $2 and decided_by = $2
          and asked_at > public.app_now() - make_interval(days => $3)`,
      [memberId, staffId, days],
    );
    return row?.credits ?? 0;
  }

  find(tx: Tx, id: string): Promise<MoneyRequest | null> {
    return tx.repository(MoneyRequestEntity).findOneBy({ id });
  }

  lock(tx: Tx, id: string): Promise<MoneyRequest | null> {
    return tx.repository(MoneyRequestEntity).findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  async decide(tx: Tx, id: string, state: 'done' | 'declined', staffId: string): Promise<void> {
    await tx.repository(MoneyRequestEntity).update({ id }, { state, decidedBy: staffId, decidedAt: appNow });
  }
}
