import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { appNow, type Tx } from '#database';
import { RefundEntity } from './refund.entity.js';

export type Refund = Readonly<RefundEntity>;
type NewRefund = Pick<RefundEntity, 'orderId' | 'memberId' | 'cause' | 'amountMinor' | 'currency' | 'credits' | 'state'> &
  Partial<Pick<RefundEntity, 'pspRefundId'>>;

@Injectable()
export class RefundsRepository {
  async insert(tx: Tx, refund: NewRefund): Promise<Refund> {
    const isOver = refund.state === 'done';
    const { identifiers } = await tx
      .repository(RefundEntity)
      .insert({ ...refund, createdAt: appNow, ...(isOver ? { doneAt: appNow } : {}) });
    return tx.repository(RefundEntity).findOneByOrFail({ id: identifiers[0]?.['id'] as string });
  }

  find(tx: Tx, id: string): Promise<Refund | null> {
    return tx.repository(RefundEntity).findOneBy({ id });
  }

  ofOrders(tx: Tx, orderIds: readonly string[]): Promise<Refund[]> {
    return tx.repository(RefundEntity).find({ where: { orderId: In([...orderIds]) }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** The withdrawal of an order that stands; null when there is none, or when its refund failed. */
  withdrawalOf(tx: Tx, orderId: string): Promise<Refund | null> {
    return tx.repository(RefundEntity).findOneBy({ orderId, cause: 'withdrawal', state: Not('failed') });
  }

  async markSent(tx: Tx, id: string, pspRefundId: string): Promise<void> {
    await tx.repository(RefundEntity).update({ id, state: 'requested' }, { state: 'sent', pspRefundId });
  }

  /** False when it had ended before. */
  async end(tx: Tx, id: string, state: 'done' | 'failed'): Promise<boolean> {
    const { affected } = await tx.repository(RefundEntity).update({ id, state: In(['requested', 'sent']) }, { state, doneAt: appNow });
    return affected === 1;
  }
}
