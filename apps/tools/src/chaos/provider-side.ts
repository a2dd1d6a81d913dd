import { MollieProvider, type ProviderPayment, type ProviderRefund } from '#payments';
import type { Money } from '#contracts';
import type { FaultWish, OutcomeWish } from '../payment-sandbox/wishes.js';
import type { PaymentSettings } from '../start/stores.js';

const PATIENCE_MS = 5_000;

interface WireAmount {
  readonly currency: string;
  readonly value: string;
}
interface WirePayment {
  readonly payment: { readonly id: string; readonly status: string; readonly amount: WireAmount; readonly amountRemaining?: WireAmount };
  readonly refunds: readonly { readonly id: string; readonly status: string }[];
  readonly chargebacks: readonly { readonly id: string; readonly reversedAt: string | null }[];
}

/** The payment of an order, as the provider's own people see it. */
export interface PaymentThere {
  readonly currency: string;
  /** What has not gone back; null while it is not paid. */
  readonly leftMinor: number | null;
  /** Newest first. */
  readonly refunds: WirePayment['refunds'];
  readonly chargebacks: WirePayment['chargebacks'];
}

/** The other side of the payments: what members do at their bank, what people do in the provider's dashboard, and what goes wrong there. */
export class ProviderSide {
  private readonly provider: MollieProvider;

  constructor(private readonly settings: Pick<PaymentSettings, 'mollieKey' | 'mollieEndpoint'>) {
    this.provider = new MollieProvider({ key: settings.mollieKey, endpoint: settings.mollieEndpoint });
  }

  /** False when the provider does not answer, or has no payment of the order yet. */
  decide(orderId: string, outcome: Partial<OutcomeWish>): Promise<boolean> {
    return this.control(`/control/payments/${orderId}`, outcome);
  }

  break(fault: FaultWish): Promise<boolean> {
    return this.control('/control/faults', fault);
  }

  clockAhead(seconds: number): Promise<boolean> {
    return this.control('/control/clock', { ahead_seconds: seconds });
  }

  /** Undefined when the provider does not answer, or has no payment of the order. */
  async find(orderId: string): Promise<PaymentThere | undefined> {
    const response = await this.ask('GET', `/control/payments/${orderId}`);
    if (response?.status !== 200) return undefined;
    const { payment, refunds, chargebacks } = JSON.parse(response.text) as WirePayment;
    const left = payment.status === 'paid' ? payment.amountRemaining : undefined;
    const leftMinor = left ? Number(left.value.replace('.', '')) : null;
    return { currency: payment.amount.currency, leftMinor, refunds, chargebacks };
  }

  /** Somebody refunds in the dashboard. */
  refundThere(orderId: string, money: Money): Promise<boolean> {
    return this.control('/control/refunds', { payment_id: orderId, amount: toWire(money) });
  }

  moveRefund(id: string, status: 'refunded' | 'failed' | 'canceled'): Promise<boolean> {
    return this.control(`/control/refunds/${id}`, { status });
  }

  chargeBack(orderId: string, money: Money): Promise<boolean> {
    return this.control('/control/chargebacks', { payment_id: orderId, amount: toWire(money) });
  }

  /** A chargeback is taken back. */
  reverse(id: string): Promise<boolean> {
    return this.control(`/control/chargebacks/${id}`, { reversed: true });
  }

  /** The bank has paid back every refund of the payment. */
  async settleRefunds(paymentId: string): Promise<void> {
    for (const { id } of await this.provider.listRefunds(paymentId)) await this.moveRefund(id, 'refunded');
  }

  async payments(): Promise<ProviderPayment[]> {
    const found: ProviderPayment[] = [];
    for await (const payment of this.provider.listPayments(new Date(0))) found.push(payment);
    return found;
  }

  refundsOf(paymentId: string): Promise<readonly ProviderRefund[]> {
    return this.provider.listRefunds(paymentId);
  }

  private async control(path: string, body: object): Promise<boolean> {
    const response = await this.ask('POST', path, body);
    return response !== undefined && response.status < 300;
  }

  private async ask(method: string, path: string, body?: object): Promise<{ status: number; text: string } | undefined> {
    const { mollieEndpoint, mollieKey } = this.settings;
    try {
      const response = await fetch(new URL(path, mollieEndpoint), {
        method,
        headers: { authorization: `Bearer ${mollieKey}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return { status: response.status, text: await response.text() };
    } catch {
      return undefined;
    }
  }
}

const toWire = ({ minor, currency }: Money): WireAmount => ({ currency, value: (minor / 100).toFixed(2) });
