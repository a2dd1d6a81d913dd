import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError, type MemberId, type Money, type WithdrawalAnswer, type WithdrawalQuote } from '#contracts';
import { Clock, Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { BuyersRepository } from '../orders/buyers.repository.js';
import { CancellationService } from '../checkout/cancellation.service.js';
import { DebitsRepository } from '../direct-debit/debits.repository.js';
import { leftOf } from '../refunds/refundable.policy.js';
import { OrderReader } from '../checkout/order-reader.service.js';
import { toRefundView } from '../refunds/refund.views.js';
import { OrdersRepository, type Order } from '../orders/orders.repository.js';
import { withdrawn } from '../payments.events.js';
import { PremiumService } from '../orders/premium.service.js';
import { RefundsRepository, type Refund } from '../refunds/refunds.repository.js';
import { WalletsRepository } from '../wallet/wallets.repository.js';
import { isWithdrawalKey } from './withdrawal-key.js';
import { awaitsMoney, refundFor, withdrawalFault, type WithdrawalFacts } from '../refunds/withdrawal.policy.js';
import { dateIn } from '../calendar/days.js';

/** Who wants to withdraw: the member who is signed in, or whoever holds the link of the receipt. */
export interface Withdrawer {
  readonly memberId: MemberId | null;
  readonly key: string | null;
}

/** The right to undo a purchase within the period: what was not used comes back in money. */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly wallets: WalletsRepository,
    private readonly buyers: BuyersRepository,
    private readonly reader: OrderReader,
    private readonly cancellations: CancellationService,
    private readonly premium: PremiumService,
    private readonly debits: DebitsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What would come back now. Throws why nothing can. */
  quote(who: Withdrawer, orderId: string): Promise<WithdrawalQuote> {
    return this.transactions.run(async (tx) => {
      const order = this.assertAllowed(await this.orders.find(tx, orderId), who);
      const facts = await this.factsOf(tx, order);
      this.assertOpen(facts);
      return {
        payment: await this.reader.view(tx, order),
        credits_used: (await this.grantedOf(tx, order)) - order.revokedCredits - facts.unusedCredits,
        credits_returned: facts.unusedCredits,
        refund: moneyOf(order, awaitsMoney(order) ? 0 : refundFor(facts)),
        ends_premium: isPremium(order) && !(await this.orders.hasOtherStanding(tx, order)),
      };
    });
  }

  /**
   * Takes the unused credits first, so that they cannot be spent while the money is on its way, and leaves the rest to the job that pays it
   * back. Pressed twice, it is one withdrawal.
   */
  withdraw(who: Withdrawer, orderId: string, expected: Money): Promise<WithdrawalAnswer> {
    return this.transactions.run(async (tx) => {
      const order = this.assertAllowed(await this.orders.lock(tx, orderId), who);
      const known = await this.refunds.withdrawalOf(tx, orderId);
      if (known) return answerOf(known);
      const facts = await this.factsOf(tx, order);
      this.assertOpen(facts);
      const refund = awaitsMoney(order) ? await this.callOff(tx, order, expected) : await this.reserve(tx, order, facts, expected);
      await this.outbox.tell(tx, withdrawn, { refundId: refund.id });
      return answerOf(refund);
    });
  }

  /** Nothing was paid: the order is called off, and the declaration kept. Money that comes all the same goes back (`LateWithdrawals`). */
  private async callOff(tx: Tx, order: Order, expected: Money): Promise<Refund> {
    const { id: orderId, memberId, currency } = order;
    if (expected.minor !== 0 || expected.currency !== currency) throw new AppError('withdrawal_changed');
    const credits = await this.cancellations.end(tx, order);
    return this.refunds.insert(tx, { orderId, memberId, cause: 'withdrawal', amountMinor: 0, currency, credits, state: 'done' });
  }

  /** Of a debit that is not paid, those that came with the order. */
  private async grantedOf(tx: Tx, order: Order): Promise<number> {
    return order.method === 'directdebit' && awaitsMoney(order)
      ? ((await this.debits.of(tx, order.id))?.creditsAtOnce ?? 0)
      : order.credits;
  }

  private async reserve(tx: Tx, order: Order, { unusedCredits: credits, ...facts }: WithdrawalFacts, expected: Money): Promise<Refund> {
    const amountMinor = refundFor({ unusedCredits: credits, ...facts });
    if (expected.minor !== amountMinor || expected.currency !== order.currency) throw new AppError('withdrawal_changed');
    const { id: orderId, memberId, currency } = order;
    const state = amountMinor > 0 ? 'requested' : 'done';
    const refund = await this.refunds.insert(tx, { orderId, memberId, cause: 'withdrawal', amountMinor, currency, credits, state });
    await this.orders.change(tx, orderId, { revokedCredits: order.revokedCredits + credits });
    await this.premium.review(tx, memberId);
    const taken = credits > 0 ? await this.wallets.revoke(tx, memberId, credits, 'refund', refund.id, orderId) : 0;
    // A message went out between the look and the lock of the wallet.
    if (taken !== credits) throw new AppError('withdrawal_changed');
    return refund;
  }

  private async factsOf(tx: Tx, order: Order): Promise<WithdrawalFacts> {
    const buyer = await this.buyers.find(tx, order.memberId);
    return {
      ...order,
      leftMinor: leftOf(order, await this.refunds.ofOrders(tx, [order.id])),
      unusedCredits: await this.wallets.unusedOf(tx, order.memberId, order.id),
      today: dateIn(buyer?.zone ?? 'UTC', buyer?.now ?? this.clock.now()),
      isWithdrawn: (await this.refunds.withdrawalOf(tx, order.id)) !== null,
    };
  }

  private assertAllowed(order: Order | null, { memberId, key }: Withdrawer): Order {
    const isAllowed = order && (order.memberId === memberId || (key !== null && isWithdrawalKey(this.config.appSecret, order.id, key)));
    if (!isAllowed) throw new AppError('order_not_found');
    return order;
  }

  private assertOpen(facts: WithdrawalFacts): void {
    const fault = withdrawalFault(facts);
    if (fault) throw new AppError(fault, { params: { date: facts.withdrawUntil ?? '' } });
  }
}

/** A debit makes premium with its first credits, a transfer with its money. */
const isPremium = (order: Order): boolean => order.method === 'directdebit' || !awaitsMoney(order);
const moneyOf = ({ currency }: Order, minor: number): Money => ({ minor, currency });
const answerOf = (refund: Refund): WithdrawalAnswer => ({ refund: toRefundView(refund), at: refund.createdAt.toISOString() });
