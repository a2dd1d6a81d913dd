import { amountLike } from './amounts.js';
import { chargebackFee, euroCentsOf, feeE4, feeOf, feeVatBasisPoints, refundFee } from './fees.js';
import { moment, type Hal } from './hal.js';
import type { Amount, ChargebackRecord, PaymentRecord, RefundRecord, SettlementRecord } from './records.js';
import type { Moved, Settlements } from './settlements.js';
import { methodNames } from './wishes.js';

const euros = (cents: number): Amount => {
  const { value } = amountLike({ currency: 'EUR', value: '0.00' }, Math.abs(cents));
  return { currency: 'EUR', value: cents < 0 ? `-${value}` : value };
};
/** Subtotals have four decimals. */
const fine = (e4: number): Amount => ({ currency: 'EUR', value: (e4 / 10_000).toFixed(4) });
const vatOf = (e4: number): number => Math.round((e4 * feeVatBasisPoints) / 10_000);

const groups = {
  payment: { method: null, words: (method: string | null) => methodNames[method ?? ''] ?? 'Other' },
  refund: { method: 'refund', words: () => 'Refunds' },
  chargeback: { method: 'chargeback', words: () => 'Chargebacks' },
  reversal: { method: 'chargeback', words: () => 'Chargeback reversals' },
} as const;

/** Payouts as Mollie's Settlements API writes them. */
export class HalSettlements {
  constructor(
    private readonly hal: Hal,
    private readonly settlements: Settlements,
  ) {}

  settlement(settlement: SettlementRecord): object {
    const { id, reference, createdAt } = settlement;
    const { revenue, costs, cents } = this.totals(settlement);
    const [year = '', month = ''] = new Date(createdAt - 1).toISOString().split('-');
    return {
      resource: 'settlement',
      id,
      reference,
      createdAt: moment(createdAt),
      settledAt: moment(createdAt),
      status: 'paidout',
      amount: euros(cents),
      balanceId: 'bal_sandbox',
      periods: { [year]: { [month]: { revenue, costs } } },
      _links: {},
    };
  }

  payment(payment: PaymentRecord, { id: settlementId }: SettlementRecord): object {
    return { ...this.hal.payment(payment), ...cardOf(payment), settlementId, settlementAmount: euros(euroCentsOf(payment.amount)) };
  }

  refund(refund: RefundRecord, { id: settlementId }: SettlementRecord): object {
    return { ...this.hal.refund(refund), settlementId, settlementAmount: euros(-euroCentsOf(refund.amount)) };
  }

  chargeback(chargeback: ChargebackRecord, { id: settlementId }: SettlementRecord): object {
    return { ...this.hal.chargeback(chargeback), settlementId, settlementAmount: euros(-euroCentsOf(chargeback.amount)) };
  }

  /** By way to pay, refunds and chargebacks each together, and what arrives in the bank after the fees. */
  private totals(settlement: SettlementRecord) {
    const grouped = new Map<string, Moved[]>();
    for (const moved of this.settlements.movedIn(settlement)) {
      const key = groups[moved.kind].words(moved.method);
      grouped.set(key, [...(grouped.get(key) ?? []), moved]);
    }
    const sums = [...grouped].map(([description, all]) => {
      const { kind, method } = all[0] as Moved;
      const named = groups[kind].method ?? method;
      const cents = all.reduce((sum, { amount, sign }) => sum + sign * euroCentsOf(amount), 0);
      const fee = kind === 'payment' ? feeOf(method) : kind === 'refund' ? refundFee : chargebackFee;
      // A chargeback that was reversed costs nothing more.
      const netE4 = kind === 'reversal' ? 0 : all.reduce((sum, { amount }) => sum + feeE4(fee, euroCentsOf(amount)), 0);
      return { description, method: named, count: all.length, cents, fee, netE4 };
    });
    const costs = sums
      .filter(({ netE4 }) => netE4 > 0)
      .map(({ description, method, count, fee, netE4 }) => ({
        description,
        method,
        count,
        rate: { fixed: fine(fee.cents * 100), percentage: fee.basisPoints > 0 ? String(fee.basisPoints / 100) : null },
        amountNet: fine(netE4),
        amountVat: fine(vatOf(netE4)),
        amountGross: fine(netE4 + vatOf(netE4)),
      }));
    const revenue = sums.map(({ description, method, count, cents }) => ({
      description,
      method,
      count,
      amountNet: fine(cents * 100),
      amountVat: null,
      amountGross: fine(cents * 100),
    }));
    const costsE4 = sums.reduce((sum, { netE4 }) => sum + netE4 + vatOf(netE4), 0);
    const cents = sums.reduce((sum, one) => sum + one.cents, 0) - Math.round(costsE4 / 100);
    return { revenue, costs, cents };
  }
}

/** Which card it was: always the same of a payment. */
const cardOf = ({ method, token }: PaymentRecord): object =>
  method === 'creditcard' ? { details: { cardLabel: Number.parseInt(token.slice(0, 2), 16) % 3 === 0 ? 'Mastercard' : 'Visa' } } : {};
