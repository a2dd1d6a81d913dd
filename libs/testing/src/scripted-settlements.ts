import {
  ProviderError,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderSettlement,
  type ProviderSettlements,
  type SettlementLine,
  type SettlementSubtotal,
} from '#payments';

/** Of each payment, and of each that went back: 0.40 without VAT, in ten-thousandths. */
const FEE_E4 = 4_000;
const VAT_E4 = 840;

interface Movements {
  readonly payments: Iterable<ProviderPayment>;
  readonly refunds: Iterable<ProviderRefund & { readonly paymentId: string }>;
}

/** What the scripted provider pays out: all that is not paid out yet, whenever a spec says so, or whatever else a spec makes up. */
export class ScriptedSettlements implements ProviderSettlements {
  isReadable = true;
  /** What the next calls meet, the first one first. */
  readonly faults: ProviderError[] = [];
  /** The oldest first. */
  private readonly made: { settlement: ProviderSettlement; readonly lines: readonly SettlementLine[] }[] = [];

  constructor(
    private readonly movements: Movements,
    private readonly now: () => Date,
  ) {}

  async *list(since: Date): AsyncIterable<ProviderSettlement> {
    this.fail();
    for (const { settlement } of this.made.toReversed()) if (settlement.createdAt >= since) yield settlement;
  }

  async *lines({ id }: Pick<ProviderSettlement, 'id'>): AsyncIterable<SettlementLine> {
    this.fail();
    const found = this.made.find(({ settlement }) => settlement.id === id);
    if (!found) throw new ProviderError('refused', `No settlement exists with token ${id}.`, 404);
    yield* found.lines;
  }

  /** Pays out everything that was paid, refunded and charged back and is in no payout yet, in euros; `changes` is what the provider says otherwise. */
  settle(changes: Partial<ProviderSettlement> = {}): ProviderSettlement {
    return this.add(this.due(), changes);
  }

  add(lines: readonly SettlementLine[], changes: Partial<ProviderSettlement> = {}): ProviderSettlement {
    const at = this.now();
    const revenueMinor = lines.reduce((sum, { settledMinor }) => sum + settledMinor, 0);
    const [netE4, vatE4] = [FEE_E4 * lines.length, VAT_E4 * lines.length];
    const costs = subtotal('Fees', lines.length, netE4, vatE4);
    const revenue = subtotal('Payments', lines.length, revenueMinor * 100, 0);
    const settlement: ProviderSettlement = {
      id: `stl_${this.made.length + 1}`,
      reference: `1234567.${at.toISOString().slice(2, 4)}${at.toISOString().slice(5, 7)}.${this.made.length + 1}`,
      status: 'paidout',
      amount: { minor: revenueMinor - Math.round(costs.grossE4 / 100), currency: 'EUR' },
      periods: [{ month: at.toISOString().slice(0, 7), revenue: [revenue], costs: [costs] }],
      createdAt: at,
      settledAt: at,
      ...changes,
    };
    this.made.push({ settlement, lines });
    return settlement;
  }

  /** Changes what it says of a payout. */
  say(id: string, changes: Partial<ProviderSettlement>): void {
    const found = this.made.find(({ settlement }) => settlement.id === id);
    if (!found) throw new Error('the provider has no such settlement');
    found.settlement = { ...found.settlement, ...changes };
  }

  private due(): SettlementLine[] {
    const at = this.now();
    const paid = [...this.movements.payments].filter(({ id, status }) => status === 'paid' && this.settledOf('payment', id) === 0);
    const known = new Map([...this.movements.payments].map((payment) => [payment.id, payment]));
    const payments = paid.map((payment) =>
      this.line('payment', payment.id, payment, payment.amount.minor, payment.paidAt ?? payment.createdAt),
    );
    const refunds = [...this.movements.refunds]
      .filter(({ id, status }) => status === 'refunded' && !this.all().some((line) => line.id === id))
      .flatMap(({ id, paymentId, amount }) => {
        const payment = known.get(paymentId);
        return payment ? [this.line('refund', id, payment, amount.minor, at)] : [];
      });
    const chargebacks = [...known.values()].flatMap((payment) => {
      const minor = payment.chargedBackMinor - this.settledOf('chargeback', payment.id);
      return minor > 0 ? [this.line('chargeback', `chb_${payment.id.slice(3)}_${this.made.length}`, payment, minor, at)] : [];
    });
    return [...payments, ...refunds, ...chargebacks];
  }

  private line(kind: SettlementLine['kind'], id: string, payment: ProviderPayment, minor: number, at: Date): SettlementLine {
    const isPayment = kind === 'payment';
    return {
      kind,
      id,
      paymentId: payment.id,
      orderId: isPayment ? payment.orderId : null,
      method: isPayment ? payment.method : null,
      scheme: isPayment && payment.method === 'creditcard' ? 'Visa' : null,
      amount: { minor, currency: payment.amount.currency },
      settledMinor: isPayment ? minor : -minor,
      at,
    };
  }

  private all(): SettlementLine[] {
    return this.made.flatMap(({ lines }) => lines);
  }

  private settledOf(kind: SettlementLine['kind'], paymentId: string): number {
    return this.all()
      .filter((line) => line.kind === kind && line.paymentId === paymentId)
      .reduce((sum, { amount }) => sum + amount.minor, 0);
  }

  private fail(): void {
    const fault = this.faults.shift();
    if (fault) throw fault;
  }
}

const subtotal = (description: string, count: number, netE4: number, vatE4: number): SettlementSubtotal => ({
  description,
  method: null,
  count,
  netE4,
  vatE4,
  grossE4: netE4 + vatE4,
});
