import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type Money } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { moneyText } from '#i18n';
import { BuyersRepository, creditsOfRefund, OrdersRepository, type Order } from '../orders/index.js';
import { refundAsked } from '../payments.events.js';
import { refundableOf, RefundsRepository } from '../refunds/index.js';
import { WalletsRepository } from '../wallet/index.js';

/** Carries out what staff asked for: money of an order that goes back, credits that are given or taken. */
@Injectable()
export class MoneyMovements {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly wallets: WalletsRepository,
    private readonly buyers: BuyersRepository,
    private readonly outbox: Outbox,
  ) {}

  /** What of an order could still be paid back. */
  async refundableOf(tx: Tx, order: Order): Promise<number> {
    return order.grantedCredits === 0 ? 0 : refundableOf(order, await this.refunds.ofOrders(tx, [order.id]));
  }

  /** Throws `refund_too_much`, with what is left. Answers that. */
  async assertRefundable(tx: Tx, order: Order, amountMinor: number): Promise<number> {
    const minor = await this.refundableOf(tx, order);
    const money: Money = { minor, currency: order.currency };
    if (amountMinor > minor) throw new AppError('refund_too_much', { params: { amount: moneyText(money, 'en') } });
    return minor;
  }

  /** Throws `credits_too_few` where more are to be taken than there are. */
  async assertCredits(tx: Tx, memberId: MemberId, credits: number): Promise<void> {
    if (credits < 0 && (await this.wallets.balance(tx, memberId)) < -credits) throw new AppError('credits_too_few');
  }

  /** The credits that the money stands for follow it when the provider says that it goes back. */
  async refund(tx: Tx, orderId: string, amountMinor: number): Promise<void> {
    const order = await this.orders.lock(tx, orderId);
    if (!order) throw new AppError('order_not_found');
    const refundable = await this.assertRefundable(tx, order, amountMinor);
    const { memberId, currency, payableMinor } = order;
    const credits = creditsOfRefund(order, amountMinor, payableMinor - refundable);
    const refund = await this.refunds.insert(tx, { orderId, memberId, cause: 'staff', amountMinor, currency, credits, state: 'requested' });
    await this.outbox.tell(tx, refundAsked, { refundId: refund.id });
  }

  /** More than 0 are given, less than 0 taken, once per `ref`. */
  async adjustCredits(tx: Tx, memberId: MemberId, credits: number, ref: string): Promise<void> {
    await this.buyers.lockWallet(tx, memberId);
    if (!(await this.buyers.find(tx, memberId))) throw new AppError('member_not_found');
    if (credits > 0) {
      await this.wallets.credit(tx, memberId, credits, 'adjustment', ref);
      return;
    }
    if (!(await this.wallets.debit(tx, memberId, -credits, 'adjustment', ref))) throw new AppError('credits_too_few');
  }
}
