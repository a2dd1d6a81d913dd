import { currentEnvironment } from '#config';

const { MOLLIE_ENDPOINT = '', MOLLIE_KEY = '' } = currentEnvironment();

export interface SandboxAmount {
  readonly currency: string;
  readonly value: string;
}

export interface SandboxOutcome {
  /** `pending_paid`: pending for a minute, then paid. `expired_paid`: expired, and paid 20 seconds later. */
  readonly status: 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired' | 'pending_paid' | 'expired_paid';
  readonly failure_reason?: string;
  /** Why the bank refuses a debit, such as `AM04`. */
  readonly bank_reason?: string;
  /** How the shop hears of it: at once unless told otherwise; `late` is 20 seconds later. */
  readonly webhook?: 'once' | 'twice' | 'late' | 'never';
  /** What does not agree with the order. */
  readonly wrong?: 'none' | 'amount' | 'currency' | 'mode';
}

export interface SandboxFault {
  /** So many calls; 0 takes back all faults. */
  readonly next: number;
  /** `slow` and `drop` do what is asked: the answer comes after 30 s, or never. `unheard` are calls of the webhook. */
  readonly kind: '500' | '429' | '422' | 'slow' | 'drop' | 'unheard';
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Only calls with this in their address. */
  readonly path?: string;
}

export interface SandboxPayment {
  readonly id: string;
  readonly mode: 'live' | 'test';
  readonly status: string;
  readonly amount: SandboxAmount;
  readonly amountRefunded?: SandboxAmount;
  readonly amountChargedBack?: SandboxAmount;
  readonly metadata: unknown;
}
export interface SandboxRefund {
  readonly id: string;
  readonly status: string;
  readonly amount: SandboxAmount;
}
interface SandboxLook {
  readonly payment: SandboxPayment;
  /** Where it is paid, also when it has ended; nobody can pay a debit there. */
  readonly checkout_url: string;
  /** Newest first. */
  readonly chargebacks: readonly { readonly id: string; readonly reversedAt: string | null }[];
  /** How the shop answered each call so far; null when it did not. */
  readonly webhook_answers: readonly (number | null)[];
}

/**
 * Steers the payment sandbox in the place of a member, their bank and bad luck: that of the started product unless told otherwise. Payments are
 * named by their id or by that of their order. Everything throws when the sandbox refuses.
 */
export class PaymentSandbox {
  constructor(
    private readonly endpoint = MOLLIE_ENDPOINT,
    private readonly key = MOLLIE_KEY,
  ) {}

  look(payment: string): Promise<SandboxLook> {
    return this.ask('GET', `/control/payments/${payment}`);
  }

  decide(payment: string, outcome: SandboxOutcome): Promise<SandboxPayment> {
    return this.ask('POST', `/control/payments/${payment}`, outcome);
  }

  pay(payment: string, rest: Omit<SandboxOutcome, 'status'> = {}): Promise<SandboxPayment> {
    return this.decide(payment, { status: 'paid', ...rest });
  }

  /** Newest first. */
  async refundsOf(payment: string): Promise<readonly SandboxRefund[]> {
    const { id } = (await this.look(payment)).payment;
    const page = await this.ask<{ _embedded: { refunds: SandboxRefund[] } }>('GET', `/v2/payments/${id}/refunds`);
    return page._embedded.refunds;
  }

  moveRefund(id: string, status: 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled'): Promise<SandboxRefund> {
    return this.ask('POST', `/control/refunds/${id}`, { status });
  }

  /** All that was paid and not given back, when no amount is told. `reason`: why the bank takes a debit back. */
  chargeBack(payment: string, amount?: SandboxAmount, reason?: string): Promise<{ id: string; amount: SandboxAmount }> {
    return this.ask('POST', '/control/chargebacks', { payment_id: payment, ...(amount ? { amount } : {}), ...(reason ? { reason } : {}) });
  }

  /** The bank does not pay a debit: it refuses it, or takes back what it had paid. */
  async returnDebit(payment: string, reason = 'AM04'): Promise<void> {
    const { status } = (await this.look(payment)).payment;
    if (status === 'paid') await this.chargeBack(payment, undefined, reason);
    else await this.decide(payment, { status: 'failed', bank_reason: reason });
  }

  /** What `returnDebit` did is taken back: the bank pays all the same. */
  async reverseReturn(payment: string): Promise<void> {
    const { payment: debit, chargebacks } = await this.look(payment);
    if (debit.status !== 'paid') await this.pay(payment);
    for (const { id, reversedAt } of chargebacks) if (reversedAt === null) await this.reverseChargeback(id);
  }

  /** Named by its id at the provider, or by the reference that the member reads. */
  async moveMandate(mandate: string, status: 'pending' | 'valid' | 'invalid'): Promise<void> {
    await this.ask('POST', `/control/mandates/${mandate}`, { status });
  }

  reverseChargeback(id: string): Promise<unknown> {
    return this.ask('POST', `/control/chargebacks/${id}`, { reversed: true });
  }

  async fault(fault: SandboxFault): Promise<void> {
    await this.ask('POST', '/control/faults', fault);
  }

  /** Switches these ways to pay off, and all others on. */
  async switchOff(off: readonly string[]): Promise<void> {
    await this.ask('POST', '/control/methods', { off });
  }

  /** Somebody refunds in the dashboard of the provider: all that was paid and not given back, when no amount is told. */
  refundThere(payment: string, amount?: SandboxAmount): Promise<SandboxRefund> {
    return this.ask('POST', '/control/refunds', { payment_id: payment, ...(amount ? { amount } : {}) });
  }

  /** Pays out at once what moved so far, as each night does. */
  async settle(): Promise<void> {
    await this.ask('POST', '/control/settlements');
  }

  /** What the product asked of it, without the bodies: `POST /v2/payments`. The newest first. */
  async asked(): Promise<readonly string[]> {
    return (await this.ask<{ asked: string[] }>('GET', '/control/asked')).asked;
  }

  /** Puts the time of the sandbox ahead of the machine's. */
  async clockAhead(seconds: number): Promise<void> {
    await this.ask('POST', '/control/clock', { ahead_seconds: seconds });
  }

  private async ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(new URL(path, this.endpoint), {
      method,
      headers: { authorization: `Bearer ${this.key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as Answer;
  }
}
