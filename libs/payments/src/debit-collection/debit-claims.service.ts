import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { CancellationService } from '../checkout/index.js';
import { DebitsRepository, MandatesRepository, type Debit } from '../direct-debit/index.js';
import { BuyersRepository, OrdersRepository, pauseBeforePoll, type Order } from '../orders/index.js';

/** Whether a debit is collected now, decided under the lock of its order: of those who come at once, one may ask the provider. */
@Injectable()
export class DebitClaims {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly debits: DebitsRepository,
    private readonly mandates: MandatesRepository,
    private readonly buyers: BuyersRepository,
    private readonly cancellations: CancellationService,
  ) {}

  /** Whether the provider is to be asked: the debit is marked as sent, by this run or by one before whose answer is not known. */
  async claim(tx: Tx, orderId: string): Promise<boolean> {
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
}
