import type { ErrorBody, WithdrawalQuote } from '#contracts';
import type { Random } from '../seed/random.js';
import type { Phone } from './phone.js';
import type { ProviderSide } from './provider-side.js';

interface PaidOrder {
  readonly id: string;
  readonly phone: Phone;
}
/** Something that happens to a paid order; what it answers besides `true` says why it cannot happen yet. */
type Step = (order: PaidOrder) => Promise<true | string>;
interface Fate {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** What becomes of the money of paid orders: withdrawals, refunds in the provider's dashboard, disputes, and all of that taken back again. */
export class Returns {
  private readonly counts = new Map<string, number>();
  private readonly waiting = new Map<string, { readonly name: string; readonly order: PaidOrder; readonly steps: Step[]; why: string }>();
  private readonly lots: readonly Fate[];
  private readonly refusals: readonly Fate[];

  constructor(
    private readonly provider: ProviderSide,
    private readonly random: Random,
  ) {
    const [whole, half] = [this.refundThere(1), this.refundThere(2)];
    const fail = this.moveNewest('failed');
    const cancel = this.moveNewest('canceled');
    const fates: readonly (readonly [weight: number, name: string, steps: readonly Step[]])[] = [
      [55, 'untouched', []],
      [10, 'withdrawn', [this.withdraw]],
      [4, 'withdrawn, transfer failed', [this.withdraw, fail]],
      [2, 'withdrawn, transfers failed', [this.withdraw, fail, fail, fail, fail]],
      [3, 'refunded there', [whole]],
      [3, 'refunded there in part', [half]],
      [3, 'refunded there, cancelled', [whole, cancel]],
      [3, 'refunded there, failed later', [half, fail]],
      [2, 'withdrawn and refunded there', [this.withdraw, half]],
      [2, 'refunded there and withdrawn', [half, this.withdraw]],
      [3, 'disputed', [this.dispute(1)]],
      [2, 'disputed in part', [this.dispute(2)]],
      [4, 'disputed, reversed', [this.dispute(1), this.reverse]],
      [2, 'disputed twice', [this.dispute(1), this.reverse, this.dispute(2)]],
      [1, 'withdrawn and disputed', [this.withdraw, this.dispute(1)]],
      [1, 'withdrawn and disputed, reversed', [this.withdraw, this.dispute(1), this.reverse]],
    ];
    this.refusals = [
      { name: 'refused', steps: [] },
      { name: 'refused, paid all the same', steps: [this.payAllTheSame] },
      { name: 'refused, paid all the same, disputed', steps: [this.payAllTheSame, this.dispute(1)] },
    ];
    this.lots = fates.flatMap(([weight, name, steps]) => Array.from({ length: weight }, () => ({ name, steps })));
  }

  /** Decides what becomes of an order that was paid, or of a debit that its bank refused, and begins with it. */
  async begin(order: PaidOrder, { isRefused }: { readonly isRefused: boolean }): Promise<void> {
    const { name, steps } = isRefused ? this.random.pick(this.refusals) : this.random.pick(this.lots);
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    if (steps.length === 0) return;
    this.waiting.set(order.id, { name, order, steps: [...steps], why: '' });
    await this.advance(order.id);
  }

  /** The next thing happens to each order for which something is left. */
  async advanceAll(): Promise<void> {
    for (const id of this.waiting.keys()) await this.advance(id);
  }

  /** What could not be played to its end, and why. */
  get left(): readonly string[] {
    return [...this.waiting].map(([id, { name, steps, why }]) => `${id} ${name}, ${steps.length} left: ${why}`);
  }

  summary(): string {
    return [...this.counts].map(([name, count]) => `${name} ${count}×`).join(', ');
  }

  private async advance(id: string): Promise<void> {
    const found = this.waiting.get(id);
    const [step] = found?.steps ?? [];
    if (!found || !step) return;
    const answer = await step(found.order);
    if (answer !== true) {
      found.why = answer;
      return;
    }
    found.steps.shift();
    if (found.steps.length === 0) this.waiting.delete(id);
  }

  private readonly withdraw: Step = async ({ id, phone }) => {
    const quote = await phone.call('GET', `/api/orders/${id}/withdrawal`);
    if (!quote) return 'no quote of the withdrawal';
    if (quote.status !== 200) {
      const { error } = quote.body as ErrorBody;
      return error === 'withdrawal_done' || error;
    }
    const { refund: expected } = quote.body as WithdrawalQuote;
    // Of what is used up nothing comes back, and nothing can fail on its way.
    if (expected.minor === 0) this.waiting.get(id)?.steps.splice(1);
    const answer = await phone.call('POST', `/api/orders/${id}/withdrawal`, JSON.stringify({ expected }));
    return (answer !== undefined && answer.status < 300) || `withdrawal answered ${answer?.status ?? 'nothing'}`;
  };

  /** Of what is left, or a part of it. */
  private refundThere(part: number): Step {
    return async ({ id }) => {
      const payment = await this.provider.find(id);
      if (!payment || payment.leftMinor === null) return 'no payment';
      const minor = Math.floor(payment.leftMinor / part);
      return minor === 0 || (await this.provider.refundThere(id, { minor, currency: payment.currency })) || 'no refund there';
    };
  }

  private moveNewest(status: 'failed' | 'canceled'): Step {
    return async ({ id }) => {
      const refund = (await this.provider.find(id))?.refunds.find((one) => one.status !== 'failed' && one.status !== 'canceled');
      if (!refund) return `no refund to be ${status}`;
      return (await this.provider.moveRefund(refund.id, status)) || `refund not ${status}`;
    };
  }

  private dispute(part: number): Step {
    return async ({ id }) => {
      const payment = await this.provider.find(id);
      if (!payment || payment.leftMinor === null) return 'no payment';
      const minor = Math.floor(payment.leftMinor / part);
      return minor === 0 || (await this.provider.chargeBack(id, { minor, currency: payment.currency })) || 'no chargeback';
    };
  }

  private readonly payAllTheSame: Step = async ({ id }) => (await this.provider.decide(id, { status: 'paid' })) || 'not paid';

  private readonly reverse: Step = async ({ id }) => {
    const payment = await this.provider.find(id);
    const standing = payment?.chargebacks.find(({ reversedAt }) => reversedAt === null);
    if (payment && payment.chargebacks.length === 0) return true; // nothing was left to take back
    if (!standing) return 'no chargeback stands';
    return (await this.provider.reverse(standing.id)) || 'chargeback not reversed';
  };
}
