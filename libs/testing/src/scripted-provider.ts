import { once } from 'node:events';
import {
  ProviderError,
  type NewDebit,
  type NewMandate,
  type NewPayment,
  type NewRefund,
  type PaymentProvider,
  type ProviderMandate,
  type ProviderPayment,
  type ProviderRefund,
} from '#payments';
import { ScriptedSettlements } from './scripted-settlements.js';
import { paymentMethods, type PaymentMethod } from '#contracts';

const KEY_LIVES_MS = 3_600_000;

type Refund = ProviderRefund & { readonly paymentId: string; readonly createdAt?: Date };
/** What the provider has of a mandate: what it was told, and how it stands. */
type Mandate = ProviderMandate & { readonly told: NewMandate };
type Answer<Value> = { readonly value: Value; readonly at: number };

/**
 * A payment provider of this process: what a spec says of a payment is what the product finds there. What every provider promises of the life of a
 * payment (`provider-lifecycle.fixture.ts`) holds here too.
 */
export class ScriptedProvider implements PaymentProvider {
  readonly name = 'mollie';
  readonly mode = 'test';
  readonly payments = new Map<string, ProviderPayment>();
  /** The oldest first. */
  readonly refunds: Refund[] = [];
  /** By their ids there; one that was revoked is gone. */
  readonly mandates = new Map<string, Mandate>();
  readonly deletedCustomers = new Set<string>();
  /** What it pays out. */
  readonly settlements: ScriptedSettlements;
  created = 0;
  /** What stands on the statements of banks. */
  readonly statements: string[] = [];
  /** What the next calls meet, the first one first. */
  readonly faults: ProviderError[] = [];
  onCreate: (payment: ProviderPayment) => Promise<void> = async () => undefined;
  onMandate: (mandate: ProviderMandate) => Promise<void> = async () => undefined;
  /** What becomes of the next wishes for a refund, which `make` grants. */
  onRefund = async (make: () => ProviderRefund): Promise<ProviderRefund> => make();
  /** Payments that are older than what is asked for are not listed. */
  isForgetful = false;
  /** Whoever reads the list of payments has to give it up. */
  isEndless = false;
  /** The totals of payments do not yet say what the list of their refunds does. */
  isLagging = false;
  /** What is switched on there; null: it does not answer. Nothing else waits for it, so that `faults` do not count here. */
  methods: readonly PaymentMethod[] | null = paymentMethods;
  private readonly paymentAnswers = new Map<string, Answer<ProviderPayment>>();
  private readonly mandateAnswers = new Map<string, Answer<ProviderMandate>>();
  private readonly refundAnswers = new Map<string, Answer<ProviderRefund>>();
  private readonly chargedBackAt = new Map<string, Date>();
  private signed = 0;

  constructor(private readonly now: () => Date = () => new Date()) {
    const { payments, refunds } = this;
    this.settlements = new ScriptedSettlements({ payments: { [Symbol.iterator]: () => payments.values() }, refunds }, now);
  }

  createPayment = ({ orderId, amount, method, description }: NewPayment): Promise<ProviderPayment> =>
    this.create(orderId, description, () => ({
      status: 'open',
      amount,
      method,
      checkoutUrl: `https://bank.example/${orderId}`,
      payerCountry: null,
    }));

  createDebit = ({ orderId, amount, description, customerId, mandateId }: NewDebit): Promise<ProviderPayment> =>
    this.create(orderId, description, () => {
      const mandate = this.mandates.get(mandateId);
      if (mandate?.customerId !== customerId || mandate.status === 'invalid')
        throw new ProviderError('refused', 'The mandate is not valid', 422);
      return { status: 'pending', amount, method: 'directdebit', checkoutUrl: null, payerCountry: mandate.told.iban.slice(0, 2) };
    });

  createMandate = async (told: NewMandate): Promise<ProviderMandate> => {
    this.fail();
    const known = this.answered(this.mandateAnswers.get(told.mandateId));
    if (known) return known;
    this.signed += 1;
    const mandate: ProviderMandate = { customerId: `cst_${this.signed}`, id: `mdt_${this.signed}`, status: 'valid' };
    this.mandates.set(mandate.id, { ...mandate, told });
    this.mandateAnswers.set(told.mandateId, { value: mandate, at: this.now().getTime() });
    await this.onMandate(mandate);
    return mandate;
  };

  findMandate = async (ofCustomer: string, id: string): Promise<ProviderMandate | null> => {
    this.fail();
    const mandate = this.mandates.get(id);
    return mandate?.customerId === ofCustomer ? { customerId: ofCustomer, id, status: mandate.status } : null;
  };

  revokeMandate = async (customerId: string, id: string): Promise<void> => {
    this.fail();
    if (this.mandates.get(id)?.customerId === customerId) this.mandates.delete(id);
  };

  deleteCustomer = async (customerId: string): Promise<void> => {
    this.fail();
    for (const [id, mandate] of this.mandates) if (mandate.customerId === customerId) this.mandates.delete(id);
    this.deletedCustomers.add(customerId);
  };

  findPayment = async (id: string): Promise<ProviderPayment | null> => {
    this.fail();
    const payment = this.payments.get(id);
    return payment ? this.counted(payment) : null;
  };

  async *listPayments(since: Date, patience?: AbortSignal): AsyncIterable<ProviderPayment> {
    this.fail();
    if (this.isEndless) {
      if (!patience) throw new Error('a list without an end is read by somebody who does not give up');
      if (!patience.aborted) await once(patience, 'abort');
      throw new ProviderError('unavailable', 'the list was given up');
    }
    if (this.isForgetful) return;
    for (const payment of [...this.payments.values()].toReversed()) if (payment.createdAt >= since) yield this.counted(payment);
  }

  async *listReturned(since: Date): AsyncIterable<string> {
    for (const { paymentId, createdAt } of this.refunds.toReversed()) if (!createdAt || createdAt >= since) yield paymentId;
    for (const [id, at] of this.chargedBackAt) if (at >= since) yield id;
  }

  createRefund = async ({ paymentId, refundId, key, amount }: NewRefund): Promise<ProviderRefund> =>
    this.onRefund(() => {
      const known = this.answered(this.refundAnswers.get(key));
      if (known) return known;
      const refund = this.refund(paymentId, amount.minor, refundId);
      this.refundAnswers.set(key, { value: refund, at: this.now().getTime() });
      return refund;
    });

  listRefunds = async (paymentId: string): Promise<ProviderRefund[]> => {
    this.fail();
    return this.refunds.filter((refund) => refund.paymentId === paymentId).toReversed();
  };

  listMethods = async (): Promise<readonly PaymentMethod[]> => {
    if (this.methods === null) throw new ProviderError('unavailable', 'The provider does not answer', 503);
    return paymentMethods.filter((method) => this.methods?.includes(method));
  };

  /** Somebody gives money back in the provider's own dashboard, when `refundId` is null. */
  refund(paymentId: string, minor: number, refundId: string | null, status: ProviderRefund['status'] = 'pending'): Refund {
    const payment = this.payments.get(paymentId);
    if (payment?.status !== 'paid') throw new ProviderError('refused', 'The payment is not paid', 422);
    const { amount, chargedBackMinor } = payment;
    if (minor > amount.minor - this.refundedOf(paymentId) - chargedBackMinor)
      throw new ProviderError('refused', 'The amount is higher than the maximum', 422);
    const id = `re_${this.refunds.length + 1}`;
    const refund = { id, status, amount: { ...amount, minor }, refundId, paymentId, createdAt: this.now() };
    this.refunds.push(refund);
    return refund;
  }

  /** What becomes of a refund. */
  moveRefund(id: string, status: ProviderRefund['status']): void {
    const index = this.refunds.findIndex((one) => one.id === id);
    const refund = this.refunds[index];
    if (!refund) throw new Error('the provider has no such refund');
    this.refunds[index] = { ...refund, status };
  }

  /** What it says of a mandate from now on. */
  sayMandate(id: string, status: ProviderMandate['status']): void {
    const mandate = this.mandates.get(id);
    if (!mandate) throw new Error('the provider has no such mandate');
    this.mandates.set(id, { ...mandate, status });
  }

  /** Changes what it says of a payment. */
  say(id: string, changes: Partial<ProviderPayment>): ProviderPayment {
    const known = this.payments.get(id);
    if (!known) throw new Error('the provider has no such payment');
    const payment = { ...known, ...changes };
    this.payments.set(id, payment);
    if (payment.chargedBackMinor > known.chargedBackMinor) this.chargedBackAt.set(id, this.now());
    return payment;
  }

  /** As it is told: with what went back of it. */
  counted(payment: ProviderPayment): ProviderPayment {
    return this.isLagging ? payment : { ...payment, refundedMinor: this.refundedOf(payment.id) };
  }

  private async create(
    orderId: string,
    description: string,
    begin: () => Pick<ProviderPayment, 'status' | 'amount' | 'method' | 'checkoutUrl' | 'payerCountry'>,
  ): Promise<ProviderPayment> {
    this.fail();
    const known = this.answered(this.paymentAnswers.get(orderId));
    if (known) return known;
    const begun = begin();
    this.created += 1;
    this.statements.push(description);
    const payment: ProviderPayment = {
      id: `tr_${this.created}`,
      mode: 'test',
      refundedMinor: 0,
      chargedBackMinor: 0,
      orderId,
      failureReason: null,
      returnReason: null,
      transfer: null,
      createdAt: this.now(),
      paidAt: null,
      ...begun,
    };
    this.payments.set(payment.id, payment);
    this.paymentAnswers.set(orderId, { value: payment, at: this.now().getTime() });
    await this.onCreate(payment);
    return payment;
  }

  /** A refund counts from the moment it is asked for, until it fails. */
  private refundedOf(id: string): number {
    const taken = this.refunds.filter(({ paymentId, status }) => paymentId === id && status !== 'failed' && status !== 'canceled');
    return taken.reduce((sum, { amount }) => sum + amount.minor, 0);
  }

  /** The same request gets its first answer, whatever became of it since, for an hour. */
  private answered<Value>(known: Answer<Value> | undefined): Value | undefined {
    return known && this.now().getTime() - known.at < KEY_LIVES_MS ? known.value : undefined;
  }

  private fail(): void {
    const fault = this.faults.shift();
    if (fault) throw fault;
  }
}
