import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { Transactions } from '#database';
import { SiteService } from '#site';
import { bookDay } from '../calendar/index.js';
import type { Order } from '../orders/index.js';
import { PaymentProvider, ProviderError, statementText, type ProviderPayment } from '../provider/index.js';
import { openForm } from './debit-keys.js';
import type { Debit } from './debits.repository.js';
import { MandatesRepository, type Mandate } from './mandates.repository.js';

const A_WHILE_MS = 10 * 60_000;
/** Somebody may wait for it; what is not found in this time is looked for again later. */
const LIST_READING_MS = 10_000;

/** Debits and mandates as the provider has them. */
@Injectable()
export class ProviderDebits {
  constructor(
    private readonly transactions: Transactions,
    private readonly mandates: MandatesRepository,
    private readonly provider: PaymentProvider,
    private readonly sites: SiteService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Asks for the payment of a debit, or finds the one that was asked for before; null while its mandate is not ready. Throws a `ProviderError`. */
  async open(order: Order, debit: Debit, mandate: Mandate): Promise<ProviderPayment | null> {
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

  /** Among the payments since the debit was sent. */
  async search({ orderId, sentAt }: Debit): Promise<ProviderPayment | null> {
    const since = new Date((sentAt?.getTime() ?? 0) - A_WHILE_MS);
    const patience = AbortSignal.timeout(LIST_READING_MS);
    for await (const payment of this.provider.listPayments(since, patience)) if (payment.orderId === orderId) return payment;
    return null;
  }
}
