import type { Money, PublicSettings, UserView } from '#contracts';

export interface PriceInMoney {
  readonly amount: Money;
  /** It is what the member paid for their next credits; else the least that these cost. */
  readonly isExact: boolean;
}

export type Price =
  | { readonly kind: 'free'; readonly left: number }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'credits'; readonly credits: number; readonly money: PriceInMoney | null };

type Payer = Pick<UserView, 'profile' | 'unit_price'>;
type PriceList = Pick<PublicSettings, 'message_credits' | 'minimum_message_costs'>;

/** What the next message costs this member: free ones first, then credits. */
export function priceOfMessage(user: Payer & Pick<UserView, 'free_messages_left'>, settings: PriceList): Price {
  if (settings.message_credits > 0 && user.free_messages_left > 0) return { kind: 'free', left: user.free_messages_left };
  return priceIn(settings.message_credits, user, settings);
}

/** A gift has its price from the catalogue, whatever is left of the free messages. */
export const priceOfGift = (credits: number, user: Payer, settings: PriceList): Price => priceIn(credits, user, settings);

export const priceOfPhoto = (user: Payer, settings: PriceList & Pick<PublicSettings, 'photo_credits'>): Price =>
  priceIn(settings.photo_credits, user, settings);

function priceIn(credits: number, user: Payer, settings: PriceList): Price {
  return credits === 0 ? { kind: 'nothing' } : { kind: 'credits', credits, money: inMoney(credits, user, settings) };
}

/** At the price of the credits that are used next; without bought ones, at the lowest price of the country, which is that of a message. */
function inMoney(credits: number, { unit_price: unit, profile }: Payer, settings: PriceList): PriceInMoney | null {
  if (unit) return { amount: { ...unit, minor: unit.minor * credits }, isExact: true };
  const least = settings.message_credits > 0 ? settings.minimum_message_costs[profile.country] : undefined;
  if (!least) return null;
  const minor = Math.round((least.costs / settings.message_credits) * credits);
  return { amount: { minor, currency: least.currency }, isExact: false };
}
