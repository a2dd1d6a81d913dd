import { MollieProvider, type ProviderPayment } from '#payments';
import type { FaultWish, OutcomeWish } from '../payment-sandbox/wishes.js';
import type { PaymentSettings } from '../start/stores.js';

const PATIENCE_MS = 5_000;

/** The other side of the payments: what members do at their bank, and what goes wrong at the provider. */
export class ProviderSide {
  private readonly provider: MollieProvider;

  constructor(private readonly settings: Pick<PaymentSettings, 'mollieKey' | 'mollieEndpoint'>) {
    this.provider = new MollieProvider({ key: settings.mollieKey, endpoint: settings.mollieEndpoint });
  }

  /** False when the provider does not answer, or has no payment of the order yet. */
  decide(orderId: string, outcome: Partial<OutcomeWish>): Promise<boolean> {
    return this.tell(`/control/payments/${orderId}`, outcome);
  }

  break(fault: FaultWish): Promise<boolean> {
    return this.tell('/control/faults', fault);
  }

  /** The bank has paid back every refund of the payment. */
  async settleRefunds(paymentId: string): Promise<void> {
    for (const { id } of await this.provider.listRefunds(paymentId)) await this.tell(`/control/refunds/${id}`, { status: 'refunded' });
  }

  async payments(): Promise<ProviderPayment[]> {
    const found: ProviderPayment[] = [];
    for await (const payment of this.provider.listPayments(new Date(0))) found.push(payment);
    return found;
  }

  private async tell(path: string, body: object): Promise<boolean> {
    const { mollieEndpoint, mollieKey } = this.settings;
    const response = await fetch(new URL(path, mollieEndpoint), {
      method: 'POST',
      headers: { authorization: `Bearer ${mollieKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined);
    await response?.text().catch(() => undefined);
    return response?.ok === true;
  }
}
