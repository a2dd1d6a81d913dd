import type { NewDebit, NewMandate, NewRefund, ProviderMandate, ProviderPayment, ProviderRefund } from '#payments';
import { ScriptedSettlements } from '#testing';

const HOUR_MS = 3_600_000;

/** A provider of this process: it knows the payments that it is told of, and takes each refund once. */
export class FakeProvider {
  readonly refunds: ProviderRefund[] = [];
  private readonly payments: ProviderPayment[] = [];
  private settlements = this.noSettlements();

  constructor(private readonly onTaken: (what: 'refund' | 'debit') => void) {}

  /** How many debits it was asked for. */
  get debits(): number {
    return this.payments.filter(({ method }) => method === 'directdebit').length;
  }

  empty(): void {
    this.refunds.length = 0;
    this.payments.length = 0;
    this.settlements = this.noSettlements();
  }

  /** A payment that arrived, and was paid out to us with another that no order has. */
  paysOut(id: string, orderId: string): void {
    this.hasPaid(id, orderId);
    this.hasPaid('tr_of_nobody', orderId);
    this.settlements.settle();
  }

  /** A payment of 50.00 euros that arrived. */
  hasPaid(id: string, orderId: string): void {
    this.payments.push(payment(id, orderId, 'paid'));
  }

  private noSettlements(): ScriptedSettlements {
    const { payments, refunds } = this;
    return new ScriptedSettlements(
      { payments, refunds: { [Symbol.iterator]: () => refunds.map((one) => ({ ...one, paymentId: '' })).values() } },
      () => new Date(),
    );
  }

  readonly methods = {
    settlements: {
      isReadable: true,
      list: (since: Date) => this.settlements.list(since),
      lines: (settlement: { readonly id: string }) => this.settlements.lines(settlement),
    },
    findPayment: async (id: string): Promise<ProviderPayment | null> => this.payments.find((payment) => payment.id === id) ?? null,
    listPayments: (): AsyncIterable<ProviderPayment> => listOf(this.payments),
    listReturned: (): AsyncIterable<string> => listOf([]),
    listRefunds: async (): Promise<readonly ProviderRefund[]> => this.refunds,
    createRefund: async ({ refundId, amount }: NewRefund): Promise<ProviderRefund> => {
      const known = this.refunds.find((refund) => refund.refundId === refundId);
      const refund = known ?? { id: `re_${this.refunds.length + 1}`, status: 'pending' as const, amount, refundId };
      if (!known) this.refunds.push(refund);
      this.onTaken('refund');
      return refund;
    },
    createMandate: async ({ mandateId }: NewMandate): Promise<ProviderMandate> => ({
      customerId: `cst_${mandateId}`,
      id: `mdt_${mandateId}`,
      status: 'valid',
    }),
    findMandate: async (customerId: string, id: string): Promise<ProviderMandate> => ({ customerId, id, status: 'valid' }),
    deleteCustomer: async (): Promise<void> => undefined,
    createDebit: async ({ orderId, amount }: NewDebit): Promise<ProviderPayment> => {
      const known = this.payments.find((payment) => payment.orderId === orderId);
      const debit = known ?? { ...payment('tr_debit', orderId, 'pending'), amount, method: 'directdebit' as const };
      if (!known) this.payments.push(debit);
      this.onTaken('debit');
      return debit;
    },
  };
}

async function* listOf<Item>(items: readonly Item[]): AsyncIterable<Item> {
  yield* items;
}

const payment = (id: string, orderId: string, status: 'paid' | 'pending'): ProviderPayment => ({
  id,
  status,
  mode: 'test',
  amount: { minor: 5_000, currency: 'EUR' },
  refundedMinor: 0,
  chargedBackMinor: 0,
  orderId,
  method: 'ideal',
  checkoutUrl: null,
  failureReason: null,
  returnReason: null,
  transfer: null,
  payerCountry: null,
  createdAt: new Date(Date.now() - HOUR_MS),
  paidAt: status === 'paid' ? new Date(Date.now() - HOUR_MS) : null,
});
