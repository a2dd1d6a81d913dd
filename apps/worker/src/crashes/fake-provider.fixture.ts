import type { NewRefund, ProviderPayment, ProviderRefund } from '#payments';

const HOUR_MS = 3_600_000;

/** A provider of this process: it knows the payments that it is told of, and takes each refund once. */
export class FakeProvider {
  readonly refunds: ProviderRefund[] = [];
  private readonly payments: ProviderPayment[] = [];

  constructor(private readonly onRefund: () => void) {}

  empty(): void {
    this.refunds.length = 0;
    this.payments.length = 0;
  }

  /** A payment of 50.00 euros that arrived. */
  hasPaid(id: string, orderId: string): void {
    this.payments.push({
      id,
      status: 'paid',
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
      paidAt: new Date(Date.now() - HOUR_MS),
    });
  }

  readonly methods = {
    findPayment: async (id: string): Promise<ProviderPayment | null> => this.payments.find((payment) => payment.id === id) ?? null,
    listPayments: (): AsyncIterable<ProviderPayment> => listOf(this.payments),
    listReturned: (): AsyncIterable<string> => listOf([]),
    listRefunds: async (): Promise<readonly ProviderRefund[]> => this.refunds,
    createRefund: async ({ refundId, amount }: NewRefund): Promise<ProviderRefund> => {
      const known = this.refunds.find((refund) => refund.refundId === refundId);
      const refund = known ?? { id: `re_${this.refunds.length + 1}`, status: 'pending' as const, amount, refundId };
      if (!known) this.refunds.push(refund);
      this.onRefund();
      return refund;
    },
  };
}

async function* listOf<Item>(items: readonly Item[]): AsyncIterable<Item> {
  yield* items;
}
