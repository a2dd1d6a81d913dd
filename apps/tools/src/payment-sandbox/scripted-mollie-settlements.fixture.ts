import type { WireAmount } from './mollie-bodies.fixture.js';
import { costsOf, revenueOf, settlementOf } from './mollie-settlement-bodies.fixture.js';

interface Movement {
  readonly id: string;
  readonly amount: WireAmount;
  readonly status?: string;
  readonly settlementAmount?: WireAmount;
}
type Settled = { readonly body: ReturnType<typeof settlementOf>; readonly of: Readonly<Record<string, readonly Movement[]>> };
type Lists = Readonly<Record<'payments' | 'refunds' | 'chargebacks', readonly Movement[]>>;

const minorOf = ({ value }: WireAmount): number => Number(value.replace('.', ''));
const decimal = (minor: number): string => (minor / 100).toFixed(2);
const less = ({ currency, value }: WireAmount): WireAmount => ({ currency, value: `-${value}` });

/** Mollie's payouts by their documentation. All that is paid and refunded and in none so far comes into the next one. */
export class ScriptedMollieSettlements {
  /** The newest first. */
  readonly settled: Settled[] = [];

  /** `lists`: what moved, the newest first. `moment`: the time as Mollie writes it. */
  constructor(
    private readonly lists: () => Lists,
    private readonly moment: () => string,
  ) {}

  settle(): void {
    const isNew = ({ id }: Movement) =>
      !this.settled.some(({ of }) =>
        Object.values(of)
          .flat()
          .some((one) => one.id === id),
      );
    const { payments, refunds, chargebacks } = this.lists();
    const of = {
      payments: payments.filter((one) => one.status === 'paid' && isNew(one)).map((one) => ({ ...one, settlementAmount: one.amount })),
      refunds: refunds
        .filter((one) => one.status === 'refunded' && isNew(one))
        .map((one) => ({ ...one, settlementAmount: less(one.amount) })),
      chargebacks: chargebacks.filter(isNew).map((one) => ({ ...one, settlementAmount: less(one.amount) })),
    };
    const sum = (items: readonly Movement[]) => items.reduce((total, { amount }) => total + minorOf(amount), 0);
    const count = of.payments.length + of.refunds.length + of.chargebacks.length;
    const revenue = [
      revenueOf('iDEAL', 'ideal', of.payments.length, sum(of.payments)),
      revenueOf('Refunds iDEAL', 'refund', of.refunds.length, -sum(of.refunds)),
      revenueOf('Chargebacks', 'chargeback', of.chargebacks.length, -sum(of.chargebacks)),
    ].filter((one) => one.count > 0);
    // Less than a cent is left for the next one.
    const minor = Math.floor(sum(of.payments) - sum(of.refunds) - sum(of.chargebacks) - 42.35 * count + 1e-6);
    const number = this.settled.length + 1;
    const named = { id: `stl_${String(number).padStart(10, '0')}`, reference: `1234567.2404.${number}`, at: this.moment() };
    const body = settlementOf(named, { currency: 'EUR', value: decimal(minor) }, { revenue, costs: [costsOf('iDEAL', 'ideal', count)] });
    this.settled.unshift({ body, of });
  }
}
