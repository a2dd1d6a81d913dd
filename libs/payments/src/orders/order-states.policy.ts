import type { PaymentState } from '#contracts';

/**
 * Where an order may go. Whatever ended without money can still be paid: a late transfer is the member's money. What went back may come again: a
 * refund that fails, a chargeback that is reversed.
 */
const moves = {
  created: ['pending', 'paid', 'failed', 'cancelled', 'expired'],
  pending: ['paid', 'failed', 'cancelled', 'expired'],
  failed: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: ['refunded', 'charged_back'],
  refunded: ['paid', 'charged_back'],
  charged_back: ['paid', 'refunded'],
} as const satisfies Record<string, readonly string[]>;

export type OrderState = keyof typeof moves;

export const mayMove = (from: OrderState, to: OrderState): boolean => (moves[from] as readonly OrderState[]).includes(to);

/** Before it is paid a member may call an order off; what was called off stays so, and money that comes all the same is theirs. */
export type CancellationVerdict = 'cancel' | 'nothing_to_do' | 'order_paid';

export function mayCancel(state: OrderState): CancellationVerdict {
  if (state === 'created' || state === 'pending') return 'cancel';
  return state === 'failed' || state === 'cancelled' || state === 'expired' ? 'nothing_to_do' : 'order_paid';
}

const onTheWire = {
  created: 'pending',
  pending: 'pending',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'cancelled',
  paid: 'completed',
  refunded: 'completed',
  charged_back: 'completed',
} as const satisfies Record<OrderState, PaymentState>;

/** The four states that members see. */
export const paymentStateOf = (state: OrderState): PaymentState => onTheWire[state];
