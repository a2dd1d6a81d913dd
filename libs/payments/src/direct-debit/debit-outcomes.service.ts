import { Injectable } from '@nestjs/common';
import type { DebitState } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { deterministicId } from '../books/index.js';
import { OrderBooks, OrdersRepository, priceOf, type Order } from '../orders/index.js';
import { debitReturned } from '../payments.events.js';
import type { ProviderPayment } from '../provider/index.js';
import { DebitBlocks } from './debit-blocks.service.js';
import { DebitCredits } from './debit-credits.service.js';
import { debitStateOf } from './debit.policy.js';
import { DebitsRepository, type Debit } from './debits.repository.js';

/** What follows when a debit moves on. The order's row is locked by the caller. */
@Injectable()
export class DebitOutcomes {
  constructor(
    private readonly debits: DebitsRepository,
    private readonly blocks: DebitBlocks,
    private readonly orders: OrdersRepository,
    private readonly credits: DebitCredits,
    private readonly books: OrderBooks,
    private readonly outbox: Outbox,
  ) {}

  /** Whether nobody has been asked for the money yet. */
  async isAnnounced(tx: Tx, orderId: string): Promise<boolean> {
    return (await this.debits.of(tx, orderId))?.state === 'announced';
  }

  /**
   * The order was called off by its member, or for them, and says so already. An announced debit is never collected: what was used of its credits is owed. One
   * that is sent runs on, and its money is dealt with when it comes. Answers how many credits were taken back.
   */
  async callOff(tx: Tx, orderId: string): Promise<number> {
    const debit = await this.debits.of(tx, orderId);
    if (debit?.state !== 'announced' && debit?.state !== 'sent') return 0;
    const taken = await this.revokeCredits(tx, debit, 'refund');
    if (debit.state === 'announced') await this.close(tx, debit, 'cancelled', null);
    return taken;
  }

  /** The provider will not collect it: nothing is known against whoever ordered it. */
  async refuse(tx: Tx, orderId: string): Promise<void> {
    const debit = await this.debits.of(tx, orderId);
    if (debit?.state !== 'sent') return;
    await this.revokeCredits(tx, debit, 'refund');
    await this.close(tx, debit, 'cancelled', null);
  }

  /** The provider says that no money came and none will: the order says so already, as far as it was not called off before. */
  async end(tx: Tx, orderId: string, payment: ProviderPayment): Promise<void> {
    const debit = await this.debits.of(tx, orderId);
    const state = debitStateOf(payment);
    if (debit?.state !== 'sent' || (state !== 'returned' && state !== 'cancelled')) return;
    await this.revokeCredits(tx, debit, state === 'returned' ? 'chargeback' : 'refund');
    await this.close(tx, debit, state, payment.returnReason);
    if (state === 'returned') await this.block(tx, debit, payment.returnReason);
  }

  /** The order is paid, or its money went back or came again: its credits are booked already. */
  async follow(tx: Tx, orderId: string, payment: ProviderPayment): Promise<void> {
    const debit = await this.debits.of(tx, orderId);
    const state = debitStateOf(payment);
    if (!debit || payment.status !== 'paid' || debit.state === state) return;
    await this.debits.move(tx, orderId, state, state === 'returned' ? payment.returnReason : null);
    if (state === 'returned') await this.block(tx, debit, payment.returnReason);
    else if (debit.state === 'returned') await this.blocks.liftOf(tx, debit);
  }

  private async revokeCredits(tx: Tx, debit: Debit, why: 'refund' | 'chargeback'): Promise<number> {
    return this.credits.revoke(tx, await this.moved(tx, debit.orderId), debit, why);
  }

  /** The debit is over without money: what was used of its credits is owed. */
  private async close(tx: Tx, debit: Debit, state: DebitState, reason: string | null): Promise<void> {
    await this.debits.move(tx, debit.orderId, state, reason);
    const order = await this.moved(tx, debit.orderId);
    await this.books.bookReceivable(tx, order, priceOf(order, await this.credits.usedOf(tx, order, debit)));
  }

  private async block(tx: Tx, debit: Debit, reason: string | null): Promise<void> {
    await this.blocks.block(tx, { ...debit, reason });
    const { orderId } = debit;
    const movements = (await this.orders.find(tx, orderId))?.movements ?? 0;
    await this.outbox.tell(tx, debitReturned, { key: deterministicId(orderId, 'debit returned', movements), orderId });
  }

  /** The order with the number of its next movement. */
  private async moved(tx: Tx, orderId: string): Promise<Order> {
    const before = await this.orders.find(tx, orderId);
    if (!before) throw new Error('a debit without an order');
    await this.orders.change(tx, orderId, { movements: before.movements + 1 });
    return { ...before, movements: before.movements + 1 };
  }
}
