import { AppError, type MemberId } from '#contracts';

/** Who wants to withdraw: the member who is signed in, or whoever holds the link of a mail. */
export interface Withdrawer {
  readonly memberId: MemberId | null;
  readonly key: string | null;
}

interface OwnedOrder {
  readonly id: string;
  readonly memberId: MemberId;
}

/** The order, when it is the member's own or the key is that of its link. Throws `order_not_found`. */
export function ownOrder<Found extends OwnedOrder>(
  order: Found | null,
  { memberId, key }: Withdrawer,
  isKeyOf: (orderId: string, key: string) => boolean,
): Found {
  const isAllowed = order && (order.memberId === memberId || (key !== null && isKeyOf(order.id, key)));
  if (!isAllowed) throw new AppError('order_not_found');
  return order;
}
