import { giftPrice, type GiftId, type Money, type PublicSettings, type UserView } from '#contracts';

export type Price =
  | { readonly kind: 'free'; readonly left: number }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'credits'; readonly credits: number; readonly from: Money | null };

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

type PriceList = Pick<PublicSettings, 'message_credits' | 'minimum_message_costs'>;

export const priceOfGift = (
  gift: GiftId,
  user: Pick<UserView, 'profile'>,
  settings: PriceList & Pick<PublicSettings, 'gift_credits'>,
): Price => priceIn(giftPrice(gift, settings.gift_credits), user, settings);

export const priceOfPhoto = (user: Pick<UserView, 'profile'>, settings: PriceList & Pick<PublicSettings, 'photo_credits'>): Price =>
  priceIn(settings.photo_credits, user, settings);

/** What the allowance never pays for; its money is that of so many messages. */
function priceIn(credits: number, user: Pick<UserView, 'profile'>, settings: PriceList): Price {
  if (credits === 0) return { kind: 'nothing' };
  const costs = settings.message_credits > 0 ? settings.minimum_message_costs[user.profile.country] : undefined;
  return {
    kind: 'credits',
    credits,
    from: costs ? { minor: Math.round((costs.costs / settings.message_credits) * credits), currency: costs.currency } : null,
  };
}
