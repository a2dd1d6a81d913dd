import { z } from 'zod';
import type { Money } from '#contracts';
import { fromMollieAmount, type MollieAmount } from './mollie-amount.js';
import type { MollieClient } from './mollie-client.js';
import { ourId, toPage, understood } from './mollie-wire.js';
import { ProviderError } from './payment-provider.js';
import {
  settlementLineKinds,
  settlementStatuses,
  type ProviderSettlement,
  type ProviderSettlements,
  type SettlementLine,
  type SettlementLineKind,
  type SettlementSubtotal,
} from './settlements.js';

const amount = z.object({ currency: z.string(), value: z.string() });
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const subtotal = z.object({
  description: z.string().nullish(),
  method: z.string().nullish(),
  count: z.int().nullish(),
  amountNet: amount.nullish(),
  amountVat: amount.nullish(),
  amountGross: amount,
});
const period = z.object({ revenue: z.array(subtotal).nullish(), costs: z.array(subtotal).nullish() });
const settlement = z.object({
  id: z.string(),
  reference: z.string().nullish(),
  status: z.enum(settlementStatuses),
  amount,
  periods: z.record(z.string().regex(/^\d{4}$/), z.record(z.string().regex(/^\d{1,2}$/), period)).nullish(),
  createdAt: moment.nullish(),
  settledAt: moment.nullish(),
});

const movement = z.object({
  id: z.string(),
  amount,
  settlementAmount: amount.nullish(),
  paymentId: z.string().nullish(),
  method: z.string().nullish(),
  metadata: z.unknown().optional(),
  details: z.object({ cardLabel: z.string().nullish() }).nullish(),
  createdAt: moment,
  paidAt: moment.nullish(),
});

/** Below nothing too: what went back has a sign. */
function signed({ currency, value }: MollieAmount): Money {
  const isLess = value.startsWith('-');
  const { minor } = fromMollieAmount({ currency, value: isLess ? value.slice(1) : value });
  return { minor: isLess && minor !== 0 ? -minor : minor, currency };
}

/** `86.1000` as 861000: Mollie writes subtotals with four decimals. */
function e4Of(value: string): number {
  const [, sign, whole = '', rest = ''] = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(value) ?? [];
  const parts = Number(whole + rest.padEnd(4, '0'));
  if (whole === '' || !Number.isSafeInteger(parts)) throw new RangeError(`"${value}" is no subtotal`);
  return sign && parts !== 0 ? -parts : parts;
}

export function toProviderSettlement(answer: unknown): ProviderSettlement {
  return understood(() => {
    const { id, reference, status, amount: paid, periods, createdAt, settledAt } = settlement.parse(answer);
    const made = createdAt ?? settledAt;
    if (!made && status !== 'open') throw new RangeError('a settlement without a day');
    const { currency } = paid;
    const subtotals = (all: readonly z.output<typeof subtotal>[] | null | undefined): SettlementSubtotal[] =>
      (all ?? []).map(({ description, method, count, amountNet, amountVat, amountGross }) => {
        if (amountGross.currency !== currency) throw new RangeError(`${amountGross.currency} in a settlement in ${currency}`);
        const [grossE4, vatE4] = [e4Of(amountGross.value), amountVat ? e4Of(amountVat.value) : 0];
        const netE4 = amountNet ? e4Of(amountNet.value) : grossE4 - vatE4;
        return { description: description ?? '', method: method ?? null, count: count ?? 0, netE4, vatE4, grossE4 };
      });
    return {
      id,
      reference: reference ?? null,
      status,
      amount: signed(paid),
      periods: Object.entries(periods ?? {}).flatMap(([year, months]) =>
        Object.entries(months).map(([month, { revenue, costs }]) => ({
          month: `${year}-${month.padStart(2, '0')}`,
          revenue: subtotals(revenue),
          costs: subtotals(costs),
        })),
      ),
      createdAt: made ?? new Date(0),
      settledAt: settledAt ?? null,
    };
  });
}

/** `currency`: that of the settlement. */
export function toSettlementLine(answer: unknown, kind: SettlementLineKind, currency: string): SettlementLine {
  return understood(() => {
    const read = movement.parse(answer);
    const paymentId = kind === 'payment' ? read.id : read.paymentId;
    if (!paymentId) throw new RangeError(`a ${kind} of no payment`);
    const moved = signed(read.amount);
    const settled = signed(read.settlementAmount ?? read.amount);
    if (settled.currency !== currency) throw new RangeError(`${settled.currency} in a settlement in ${currency}`);
    const minor = Math.abs(settled.minor);
    return {
      kind,
      id: read.id,
      paymentId,
      orderId: ourId(read.metadata, 'order_id'),
      method: read.method ?? null,
      scheme: read.details?.cardLabel ?? null,
      amount: { minor: Math.abs(moved.minor), currency: moved.currency },
      settledMinor: kind === 'payment' || minor === 0 ? minor : -minor,
      at: read.paidAt ?? read.createdAt,
    };
  });
}

export interface MollieSettlementOptions {
  readonly timeoutMs: number;
  readonly pageSize: number;
}

/**
 * Mollie's Settlements API v2. It is read with an access token of the organisation (`settlements.read` and, for what is in them, `payments.read`):
 * the key that makes payments may not.
 */
export class MollieSettlements implements ProviderSettlements {
  constructor(
    private readonly client: MollieClient | null,
    private readonly options: MollieSettlementOptions,
  ) {}

  get isReadable(): boolean {
    return this.client !== null;
  }

  async *list(since: Date): AsyncIterable<ProviderSettlement> {
    const wholeSecond = Math.floor(since.getTime() / 1000) * 1000;
    for await (const one of this.pages('/settlements', 'settlements', toProviderSettlement)) {
      if (one.status !== 'open' && one.createdAt.getTime() < wholeSecond) return;
      yield one;
    }
  }

  async *lines({ id, amount: { currency } }: Pick<ProviderSettlement, 'id' | 'amount'>): AsyncIterable<SettlementLine> {
    for (const kind of settlementLineKinds) {
      const name = `${kind}s`;
      yield* this.pages(`/settlements/${encodeURIComponent(id)}/${name}`, name, (item) => toSettlementLine(item, kind, currency));
    }
  }

  private async *pages<Item>(path: string, name: string, read: (item: unknown) => Item): AsyncIterable<Item> {
    if (!this.client) throw new ProviderError('misconfigured', 'no token of the organisation is set, which reads settlements');
    for (let query: string | null = `?limit=${this.options.pageSize}`; query !== null;) {
      const answer = await this.client.request(`${path}${query}`, { signal: AbortSignal.timeout(this.options.timeoutMs) });
      const { items, next } = toPage(answer, name);
      yield* items.map(read);
      query = next;
    }
  }
}
