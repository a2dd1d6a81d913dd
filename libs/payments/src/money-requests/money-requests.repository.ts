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
