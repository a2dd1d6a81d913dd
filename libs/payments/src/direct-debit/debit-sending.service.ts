import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { Transactions } from '#database';
import { SiteService } from '#site';
import { OrdersRepository, type Order } from '../orders/index.js';
import { PaymentProvider, ProviderError, statementText, type ProviderPayment } from '../provider/index.js';
import { bookDay } from '../calendar/index.js';
import { openForm } from './debit-keys.js';
import { DebitOutcomes } from './debit-outcomes.service.js';
import { DebitsRepository, type Debit } from './debits.repository.js';
import { MandatesRepository, type Mandate } from './mandates.repository.js';

/** The provider repeats its answer to the same order for an hour; a little less is certain. */
const REPEATED_S = 55 * 60;
const A_WHILE_MS = 10 * 60_000;
/** Somebody may wait for it; what is not found in this time is looked for again later. */
const LIST_READING_MS = 10_000;

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
    private readonly provider: PaymentProvider,
    private readonly sites: SiteService,
    @Inject(CONFIG) private readonly config: Config,
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
      const found = await this.search(debit);
      if (found) return found;
      if (!(await this.sendAnew(debit))) return null;
    }
    // Called off while nobody knew what the provider had answered: nothing more is asked of it.
    return order.state === 'pending' ? this.open(order, debit, mandate) : null;
  }

  private async open(order: Order, debit: Debit, mandate: Mandate): Promise<ProviderPayment | null> {
    const known = await this.mandateAt(mandate);
    if (known.status === 'pending') return null;
    const { id: orderId, siteId, payableMinor: minor, currency } = order;
    try {
      return await this.provider.createDebit({
        orderId,
        amount: { minor, currency },
        description: statementText((await this.sites.byId(siteId)).name, orderId),
        customerId: known.customerId,
        mandateId: known.id,
        webhookUrl: new URL('/api/webhooks/payments', this.config.payments.webhookBase).href,
      });
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
      // A repeat may be refused of which the first was taken.
      const taken = await this.search(debit);
      if (taken) return taken;
      throw error;
    }
  }

  /** The mandate as the provider has it. Throws `refused` when nothing can be collected by it. */
  private async mandateAt(mandate: Mandate) {
    const { id: mandateId, reference, signedAt, locale, pspCustomerId, pspMandateId } = mandate;
    const { holder, iban } = openForm(this.config.appSecret, reference, mandate.formSealed);
    const known =
      pspCustomerId !== null && pspMandateId !== null
        ? await this.provider.findMandate(pspCustomerId, pspMandateId)
        : await this.provider.createMandate({ mandateId, reference, holder, iban, signedOn: bookDay(signedAt), locale });
    if (!known || known.status === 'invalid') throw new ProviderError('refused', 'nothing can be collected by the mandate');
    if (pspMandateId === null)
      await this.transactions.run((tx) => this.mandates.keepProvider(tx, mandateId, { customerId: known.customerId, mandateId: known.id }));
    return known;
  }

  private async search({ orderId, sentAt }: Debit): Promise<ProviderPayment | null> {
    const since = new Date((sentAt?.getTime() ?? 0) - A_WHILE_MS);
    const patience = AbortSignal.timeout(LIST_READING_MS);
    for await (const payment of this.provider.listPayments(since, patience)) if (payment.orderId === orderId) return payment;
    return null;
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
