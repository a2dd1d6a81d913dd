import type { PublicSettings, UserView } from '#contracts';

export type Price =
  | { readonly kind: 'free'; readonly left: number }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'credits'; readonly credits: number; readonly from: { readonly minor: number; readonly currency: string } | null };

/** What the next message costs this member: free ones first, then credits, with the lowest price of their country in money. */
export function priceOfMessage(
  user: Pick<UserView, 'free_messages_left' | 'profile'>,
  settings: Pick<PublicSettings, 'message_credits' | 'minimum_message_costs'>,
): Price {
  if (settings.message_credits === 0) return { kind: 'nothing' };
  if (user.free_messages_left > 0) return { kind: 'free', left: user.free_messages_left };
  const costs = settings.minimum_message_costs[user.profile.country];
  return {
    kind: 'credits',
    credits: settings.message_credits,
    from: costs ? { minor: costs.costs, currency: costs.currency } : null,
  };
}
