import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { logger } from '#observability';
import { BuyersRepository, OrdersRepository, pauseBeforePoll, type Order } from '../orders/index.js';
import { CancellationService } from '../checkout/index.js';
import { OrderOutcomes, SettlementService } from '../payment-sync/index.js';
import { PaymentProvider, ProviderError } from '../provider/index.js';
import { DebitOutcomes, DebitRequestsRepository, DebitsRepository, MandatesRepository, type Debit } from '../direct-debit/index.js';

const AT_ONCE = 50;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Collects debits on the day that was announced. Two that do so at once, and one that died half-way, collect each debit once: it is marked as sent under the
 * lock of its order before the provider hears of it, and the provider knows it by the order.
 */
@Injectable()
export class DebitCollection {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly debits: DebitsRepository,
    private readonly mandates: MandatesRepository,
    private readonly requests: DebitRequestsRepository,
    private readonly buyers: BuyersRepository,
    private readonly cancellations: CancellationService,
    private readonly outcomes: OrderOutcomes,
    private readonly debitOutcomes: DebitOutcomes,
    private readonly settlement: SettlementService,
    private readonly provider: PaymentProvider,
  ) {}

  /** Throws a `ProviderError` when the provider is away; what is left then is collected by the next run. */
  async collect(): Promise<void> {
    for (let after = FIRST; ;) {
      const due = await this.transactions.read((tx) => this.debits.due(tx, after, AT_ONCE));
      for (const orderId of due) await this.collectOne(orderId);
      if (due.length < AT_ONCE) break;
      after = due.at(-1) ?? after;
    }
    await this.revokeThere();
    await this.transactions.run(async (tx) => {
      await this.requests.forget(tx);
      await this.mandates.forget(tx);
    });
  }

  private async collectOne(orderId: string): Promise<void> {
    if (!(await this.transactions.run((tx) => this.claim(tx, orderId)))) return;
    try {
      await this.settlement.sync(orderId);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
      logger.error({ err: error, orderId }, 'the provider will not collect a debit');
      await this.transactions.run((tx) => this.refuse(tx, orderId));
    }
  }

  /** Whether the provider is to be asked: the debit is marked as sent, by this run or by one before whose answer is not known. */
  private async claim(tx: Tx, orderId: string): Promise<boolean> {
    const order = await this.orders.lock(tx, orderId);
    const debit = await this.debits.of(tx, orderId);
    if (!order || !debit) return false;
    if (debit.state === 'sent') return order.pspId === null;
    if (debit.state !== 'announced') return false;
    if (!(await this.mayCollect(tx, order, debit))) {
      await this.cancellations.close(tx, order);
      return false;
    }
    if (!(await this.debits.isDue(tx, orderId))) return false;
    await this.debits.send(tx, orderId);
    await this.orders.schedulePoll(tx, orderId, pauseBeforePoll('pending', 0), 0);
    return true;
  }

  /** The mandate stands, and whoever gave it may still use what they bought. */
  private async mayCollect(tx: Tx, { state, memberId }: Order, { mandateId }: Debit): Promise<boolean> {
    const mandate = await this.mandates.find(tx, mandateId);
    const buyer = await this.buyers.find(tx, memberId);
    return state === 'pending' && mandate?.revokedAt === null && buyer !== undefined && !buyer.isBanned;
  }

  private async refuse(tx: Tx, orderId: string): Promise<void> {
    const order = await this.orders.lock(tx, orderId);
    const debit = await this.debits.of(tx, orderId);
    if (order?.pspId !== null || debit?.state !== 'sent') return;
    const isOpen = order.state === 'pending';
    if (isOpen) await this.orders.change(tx, orderId, { state: 'failed' });
    await this.debitOutcomes.refuse(tx, orderId);
    if (isOpen) await this.outcomes.close(tx, order, 'failed', 'failed');
  }

  /** Tells the provider of mandates that members revoked, once none of their debits runs any more. */
  private async revokeThere(): Promise<void> {
    const revoked = await this.transactions.read((tx) => this.mandates.toRevoke(tx, AT_ONCE));
    for (const { id, pspCustomerId, pspMandateId } of revoked) {
      if (pspCustomerId !== null && pspMandateId !== null) await this.provider.revokeMandate(pspCustomerId, pspMandateId);
      await this.transactions.run((tx) => this.mandates.markRevoked(tx, id));
    }
  }
}
