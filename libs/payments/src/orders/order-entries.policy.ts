import { deterministicId, type Transfer } from '../books/index.js';

/** What the entries of an order in the book of money depend on. Each has a reference under which it is booked once. */
export interface OrderMoney {
  readonly payableMinor: number;
  readonly vatMinor: number;
}

/** The money of an order came. */
export const paymentEntries = ({ id, payableMinor, vatMinor }: OrderMoney & { readonly id: string }): Transfer[] => [
  { kind: 'payment', account: 'provider', contra: 'revenue', amountMinor: payableMinor - vatMinor, ref: id },
  { kind: 'payment_vat', account: 'provider', contra: 'vat', amountMinor: vatMinor, ref: id },
];

/** The way of what went back beyond `beforeMinor`, or came again when it is less; its VAT in proportion. */
export function moneyBackEntries(
  order: OrderMoney,
  why: 'refund' | 'chargeback',
  { beforeMinor, byMinor }: { readonly beforeMinor: number; readonly byMinor: number },
  ref: string,
): Transfer[] {
  const { net, vat } = changeOf(order, beforeMinor, beforeMinor + byMinor);
  return byMinor > 0
    ? [
        { kind: why, account: 'revenue', contra: 'provider', amountMinor: net, ref },
        { kind: `${why}_vat`, account: 'vat', contra: 'provider', amountMinor: vat, ref },
      ]
    : [
        { kind: `${why}_void`, account: 'provider', contra: 'revenue', amountMinor: net, ref },
        { kind: `${why}_void_vat`, account: 'provider', contra: 'vat', amountMinor: vat, ref },
      ];
}

/** A bank took back what was used, or what had gone back before: so much is owed, with its VAT, which was due when it was used. */
export function receivableEntries(order: OrderMoney, beforeMinor: number, afterMinor: number, ref: string): Transfer[] {
  const { net, vat } = changeOf(order, beforeMinor, afterMinor);
  return afterMinor > beforeMinor
    ? [
        { kind: 'receivable', account: 'receivable', contra: 'revenue', amountMinor: net, ref },
        { kind: 'receivable_vat', account: 'receivable', contra: 'vat', amountMinor: vat, ref },
      ]
    : [
        { kind: 'receivable_void', account: 'revenue', contra: 'receivable', amountMinor: net, ref },
        { kind: 'receivable_void_vat', account: 'vat', contra: 'receivable', amountMinor: vat, ref },
      ];
}

/** The VAT is rounded over the whole that moved so far: all parts together carry the VAT of the order to the cent. */
function changeOf(order: OrderMoney, beforeMinor: number, afterMinor: number): { readonly net: number; readonly vat: number } {
  const vat = Math.abs(vatShare(order, afterMinor) - vatShare(order, beforeMinor));
  return { net: Math.abs(afterMinor - beforeMinor) - vat, vat };
}

const vatShare = ({ vatMinor, payableMinor }: OrderMoney, partMinor: number): number =>
  payableMinor === 0 ? 0 : Math.round((vatMinor * partMinor) / payableMinor);

/** The reference of what is booked for the last movement of an order. */
export const movementRef = ({ id, movements }: { readonly id: string; readonly movements: number }, what: string): string =>
  deterministicId(id, what, movements);
