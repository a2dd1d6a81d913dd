import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { contractEnds } from '#contracts';
import { appNow, appNowPlus, isOver, type Tx } from '#database';
import { RefundEntity } from './refund.entity.js';
import { contractEndsSql } from '../orders/index.js';

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

  /** The withdrawal from an order, or the end that a ban put to it: it stands whatever becomes of its money. */
  withdrawalOf(tx: Tx, orderId: string): Promise<Refund | null> {
    return tx.repository(RefundEntity).findOneBy({ orderId, cause: In(contractEnds) });
  }

  lockWithdrawalOf(tx: Tx, orderId: string): Promise<Refund | null> {
    return tx.repository(RefundEntity).findOne({ where: { orderId, cause: In(contractEnds) }, lock: { mode: 'pessimistic_write' } });
  }

  /** What was to come back of it was nothing, and is now so much. */
  async requestAmount(tx: Tx, id: string, amount: Pick<RefundEntity, 'amountMinor' | 'credits'>): Promise<void> {
    await tx.repository(RefundEntity).update({ id }, { ...amount, state: 'requested', doneAt: null, transferAt: appNow });
  }

  /** The rest of it went back another way meanwhile. */
  async lowerTo(tx: Tx, id: string, amountMinor: number): Promise<void> {
    await tx.repository(RefundEntity).update({ id }, { amountMinor });
  }

  /** Those of an order whose transfer failed before and is to be made again by now. */
  dueForRetry(tx: Tx, orderId: string): Promise<Refund[]> {
    return tx.repository(RefundEntity).findBy({ orderId, state: 'requested', failedTransfers: MoreThan(0), transferAt: isOver() });
  }

  async markSent(tx: Tx, id: string, pspRefundId: string): Promise<void> {
    await tx
      .repository(RefundEntity)
      .update({ id, state: In(['requested', 'sent', 'failed']) }, { state: 'sent', pspRefundId, doneAt: null });
  }

  /** A transfer did not arrive: the refund is to be made once more, in so many seconds. */
  async scheduleTransfer(tx: Tx, id: string, seconds: number): Promise<void> {
    await tx.repository(RefundEntity).update({ id }, { transferAt: appNowPlus('secs', seconds) });
  }

  /** Answers how many transfers of it failed, with this one. */
  async countFailedTransfer(tx: Tx, id: string): Promise<number> {
    const refunds = tx.repository(RefundEntity);
    await refunds.increment({ id }, 'failedTransfers', 1);
    await refunds.update({ id }, { state: 'requested', doneAt: null });
    return (await refunds.findOneByOrFail({ id })).failedTransfers;
  }

  /** Says what the provider says of it now. */
  async setState(tx: Tx, id: string, state: 'sent' | 'done' | 'failed'): Promise<void> {
    await tx.repository(RefundEntity).update({ id }, { state, doneAt: state === 'sent' ? null : appNow });
  }

  /** Refunds that were paid more than an hour ago and have no credit note. */
  async withoutPaper(tx: Tx, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select r.id from payments.refund r
        where r.state = 'done' and r.amount_minor > 0 and r.done_at < public.app_now() - interval '1 hour'
          and (r.cause <> 'chargeback' or r.credits > 0)
          and (select count(*) filter (where i.kind = 'credit_note') <= count(*) filter (where i.kind = 'invoice')
                 from payments.invoice i where i.refund_id = r.id)
        order by r.done_at limit $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Refunds that came to nothing more than an hour ago and whose credit note still counts. */
  async withVoidPaper(tx: Tx, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select r.id from payments.refund r
        where r.state = 'failed' and r.cause not in (${contractEndsSql}) and r.done_at < public.app_now() - interval '1 hour'
          and (select count(*) filter (where i.kind = 'credit_note') > count(*) filter (where i.kind = 'invoice')
                 from payments.invoice i where i.refund_id = r.id)
        order by r.done_at limit $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The chargebacks of an order that stand, the newest first. */
  standingChargebacks(tx: Tx, orderId: string): Promise<Refund[]> {
    return tx
      .repository(RefundEntity)
      .find({ where: { orderId, cause: 'chargeback', state: 'done' }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** False when it had ended before. */
  async close(tx: Tx, id: string, state: 'done' | 'failed'): Promise<boolean> {
    const { affected } = await tx.repository(RefundEntity).update({ id, state: In(['requested', 'sent']) }, { state, doneAt: appNow });
    return affected === 1;
  }
}
