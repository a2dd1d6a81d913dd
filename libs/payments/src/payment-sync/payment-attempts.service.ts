import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { SiteService } from '#site';
import { DebitSending } from '../direct-debit/index.js';
import type { Order } from '../orders/index.js';
import { PaymentProvider, statementText, type ProviderPayment } from '../provider/index.js';

const HOUR_MS = 3_600_000;
/** The provider repeats its answer to the same order for an hour; a little less is certain. */
const REPEATED_S = 55 * 60;
const A_WHILE_MS = 10 * 60_000;
/** Somebody may wait for it; what is not found in this time is looked for again later. */
const LIST_READING_MS = 10_000;

/** The payment of an order at the provider. The order rests with us before the provider hears of it, and is itself the key of the attempt. */
@Injectable()
export class PaymentAttempts {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly sites: SiteService,
    private readonly debits: DebitSending,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Whether the provider moves money: a payment of the other mode is none of ours. */
  get mode(): PaymentProvider['mode'] {
    return this.provider.mode;
  }

  /** Asks the provider for a payment. The same order again has the same payment. Throws a `ProviderError`. */
  async open(order: Order): Promise<ProviderPayment> {
    const { id: orderId, siteId, locale, method, payableMinor: minor, currency, returnOrigin } = order;
    return this.provider.createPayment({
      orderId,
      amount: { minor, currency },
      description: statementText((await this.sites.byId(siteId)).name, orderId),
      method,
      locale,
      returnUrl: new URL(`/transactions/${orderId}`, returnOrigin).href,
      webhookUrl: new URL('/api/webhooks/payments', this.config.payments.webhookBase).href,
    });
  }

  /**
   * What the provider knows of an order that was made so many seconds ago; null when it knows nothing. `named`: a payment that says it is that of the
   * order, whose id we may not have heard yet. Throws a `ProviderError`.
   */
  async find(order: Order, ageSeconds: number, named: string | null): Promise<ProviderPayment | null> {
    const known = order.pspId ?? named;
    if (known !== null) return this.provider.findPayment(known);
    if (order.method === 'directdebit') return this.debits.find(order);
    // What came of the first call is not known: within the hour the same call answers the same, afterwards the list tells. An order that was given
    // up has no payment made for it any more, but may have had one.
    return order.state === 'created' && ageSeconds < REPEATED_S ? this.open(order) : this.search(order);
  }

  private async search({ id, createdAt }: Order): Promise<ProviderPayment | null> {
    const last = new Date(createdAt.getTime() + HOUR_MS + A_WHILE_MS);
    const patience = AbortSignal.timeout(LIST_READING_MS);
    for await (const payment of this.provider.listPayments(new Date(createdAt.getTime() - A_WHILE_MS), patience)) {
      if (payment.orderId === id && payment.createdAt < last) return payment;
    }
    return null;
  }
}
