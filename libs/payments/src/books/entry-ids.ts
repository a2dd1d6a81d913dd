import { createHash } from 'node:crypto';

/** The name of something that happens once, as a uuid made of its parts: entries in the books are unique by it. */
export const onceRef = (...parts: readonly (string | number)[]): string => {
  const hex = createHash('sha256').update(parts.join(':')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** The entries of the ledger that an order or its refunds made, whatever became of them. `creditsAtOnce`: those of a debit that came with the order. */
export const ledgerRefsOf = (
  order: { readonly id: string; readonly credits: number; readonly movements: number },
  refundIds: readonly string[],
  creditsAtOnce?: number,
): string[] => [
  purchaseRef(order.id, order.credits),
  ...(creditsAtOnce === undefined ? [] : [purchaseRef(order.id, creditsAtOnce)]),
  ...Array.from({ length: order.movements + 1 }, (_one, movement) => [
    onceRef(order.id, 'revoke', movement),
    onceRef(order.id, 'restore', movement),
    onceRef(order.id, 'advance taken', movement),
    onceRef(order.id, 'advance restored', movement),
  ]).flat(),
  ...refundIds,
];

/** The entry by which the credits of an order came. */
export const purchaseRef = (orderId: string, credits: number): string => onceRef(orderId, 'purchase', credits);
