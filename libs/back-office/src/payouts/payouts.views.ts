import type { DisputeRow, PayoutLine as LineView, PayoutRow, PayoutState, PayoutSubtotal } from '#contracts-admin';
import { bookDay, ratesOf, stateOfRate, type DisputeBounds, type LinePlace, type PayoutLine, type ProviderPayout } from '#payments';

/** How a payout stands, as whoever reads the statement of the bank wants to know. */
export function stateOfPayout({
  status,
  linesReadAt,
  comparedAt,
  differences,
  offMinor,
  restMinor,
}: Pick<ProviderPayout, 'status' | 'linesReadAt' | 'comparedAt' | 'differences' | 'offMinor' | 'restMinor'>): PayoutState {
  if (status === 'failed') return 'failed';
  if (status !== 'paidout') return 'coming';
  if (!linesReadAt || !comparedAt) return 'reading';
  return differences === 0 && offMinor === 0 && restMinor === 0 ? 'agrees' : 'differs';
}

export const toPayoutRow = (payout: ProviderPayout): PayoutRow => ({
  id: payout.id,
  reference: payout.reference,
  state: stateOfPayout(payout),
  at: (payout.settledAt ?? payout.createdAt).toISOString(),
  from: payout.firstAt && bookDay(payout.firstAt),
  to: payout.lastAt && bookDay(payout.lastAt),
  currency: payout.currency,
  revenue_minor: payout.revenueMinor,
  fee_net_minor: payout.feeMinor - payout.feeVatMinor,
  fee_vat_minor: payout.feeVatMinor,
  payout_minor: payout.amountMinor,
  differences: payout.differences,
  off_minor: payout.offMinor,
  rest_minor: payout.linesReadAt ? payout.restMinor : 0,
  is_booked: payout.bookedAt !== null && payout.bookedBackAt === null,
  is_booked_back: payout.bookedBackAt !== null,
});

export const toSubtotals = ({ periods }: Pick<ProviderPayout, 'periods'>): PayoutSubtotal[] =>
  periods.flatMap(({ month, ...parts }) =>
    (['revenue', 'costs'] as const).flatMap((part) =>
      parts[part].map(({ description, count, netE4, vatE4, grossE4 }) => ({
        month,
        part,
        description,
        count,
        net_e4: netE4,
        vat_e4: vatE4,
        gross_e4: grossE4,
      })),
    ),
  );

export const toLine = (line: PayoutLine): LineView => ({
  kind: line.kind,
  id: line.id,
  payment_id: line.paymentId,
  order_id: line.orderId,
  method: line.method,
  scheme: line.scheme,
  currency: line.currency,
  amount_minor: line.amountMinor,
  settled_minor: line.settledMinor,
  at: line.at.toISOString(),
  difference: line.difference,
});

export const toPlace = (place: LinePlace | null): string | null => place && `${place.kind} ${place.id}`;
export function placeIn(text: string | undefined): LinePlace | null {
  const [kind, id] = text?.split(' ') ?? [];
  return kind && id ? { kind: kind as LinePlace['kind'], id } : null;
}

const THOUSAND = 1_000;

export const disputesIn = (counts: Parameters<typeof ratesOf>[0], bounds: DisputeBounds): DisputeRow[] =>
  ratesOf(counts).map(({ month, method, scheme, sales, disputes }) => ({
    month,
    method,
    scheme,
    sales,
    disputes,
    percent: sales === 0 ? null : Math.round((disputes * 100 * THOUSAND) / sales) / THOUSAND,
    state: stateOfRate({ sales, disputes }, bounds),
  }));
