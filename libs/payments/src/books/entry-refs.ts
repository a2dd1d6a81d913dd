import { deterministicId } from './deterministic-id.js';

/** The entries of the ledger that an order or its refunds made, whatever became of them. `creditsAtOnce`: those of a debit that came with the order. */
export const ledgerRefsOf = (
  order: { readonly id: string; readonly credits: number; readonly movements: number },
  refundIds: readonly string[],
  creditsAtOnce?: number,
): string[] => [
  purchaseRef(order.id, order.credits),
  ...(creditsAtOnce === undefined ? [] : [purchaseRef(order.id, creditsAtOnce)]),
  ...Array.from({ length: order.movements + 1 }, (_one, movement) => [
    deterministicId(order.id, 'revoke', movement),
    deterministicId(order.id, 'restore', movement),
    deterministicId(order.id, 'advance taken', movement),
    deterministicId(order.id, 'advance restored', movement),
  ]).flat(),
  ...refundIds,
];

/** The entry by which the credits of an order came. */
export const purchaseRef = (orderId: string, credits: number): string => deterministicId(orderId, 'purchase', credits);
