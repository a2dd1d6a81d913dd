import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { OrdersRepository, type Order } from '../orders/index.js';
import type { ProviderPayment } from '../provider/index.js';
import { DebitOutcomes } from './debit-outcomes.service.js';
import { DebitsRepository, type Debit } from './debits.repository.js';
import { MandatesRepository } from './mandates.repository.js';
import { ProviderDebits } from './provider-debits.service.js';

/** The provider repeats its answer to the same order for an hour; a little less is certain. */
const REPEATED_S = 55 * 60;

/**
 * The payment of a debit at the provider. That it is sent rests with us before the provider hears of it; what it answered may be lost, so that the same call is
 * made again within the hour, and its list is read afterwards: nothing is collected twice.
 */
@Injectable()
export class DebitSending {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly debits: DebitsRepository,
    private readonly mandates: MandatesRepository,
    private readonly outcomes: DebitOutcomes,
    private readonly provider: ProviderDebits,
  ) {}

  /** Of an order whose payment we do not know; null when there is none, and none is to be made now. Throws a `ProviderError`. */
  async find(order: Order): Promise<ProviderPayment | null> {
    const sent = await this.transactions.read(async (tx) => {
      const debit = await this.debits.of(tx, order.id);
      const seconds = debit?.state === 'sent' ? await this.debits.sentSecondsAgo(tx, order.id) : null;
      const mandate = debit && (await this.mandates.find(tx, debit.mandateId));
      return debit && mandate && seconds !== null ? { debit, mandate, seconds } : null;
    });
    if (!sent) return null;
    const { debit, mandate, seconds } = sent;
    if (seconds >= REPEATED_S) {
      const found = await this.provider.search(debit);
      if (found) return found;
      if (!(await this.sendAnew(debit))) return null;
    }
    // Called off while nobody knew what the provider had answered: nothing more is asked of it.
    return order.state === 'pending' ? this.provider.open(order, debit, mandate) : null;
  }

  /** The provider never heard of it: it is sent anew, unless somebody did so meanwhile, or the order was called off. Whether it is to be asked now. */
  private sendAnew({ orderId, sentAt }: Debit): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      const debit = await this.debits.of(tx, orderId);
      if (order?.pspId !== null || debit?.state !== 'sent' || debit.sentAt?.getTime() !== sentAt?.getTime()) return false;
      if (order.state === 'pending') await this.debits.send(tx, orderId);
      else await this.outcomes.refuse(tx, orderId);
      return order.state === 'pending';
    });
  }
}
