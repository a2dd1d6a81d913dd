/**
 * The small presents that are built in, by level. Their names rest in messages: they never change their meaning. What an owner makes of them, and the
 * gifts that owners make, stand in the catalogue (`chats`).
 */
export const gifts = {
  daisy: 1,
  coffee: 1,
  cookies: 1,
  postcard: 1,
  tulips: 2,
  cake: 2,
  teapot: 2,
  song: 2,
  roses: 3,
  chocolates: 3,
  picnic: 3,
  lighthouse: 3,
} as const satisfies Record<string, GiftLevel>;
export type GiftLevel = 1 | 2 | 3;
export type GiftId = keyof typeof gifts;
export const giftIds = Object.keys(gifts) as [GiftId, ...GiftId[]];
/** Also those that are retired: one list holds them, and one order. */
export const giftsMax = 100;
export const giftLevels = [1, 2, 3] as const satisfies readonly GiftLevel[];
export const isBuiltInGift = (key: string): key is GiftId => Object.hasOwn(gifts, key);

/** What a level costs where `prices` are the credits of the three. */
export const levelPrice = (level: GiftLevel, prices: readonly number[]): number => prices[level - 1] ?? 0;
/** What a built-in gift costs as long as its owner leaves it at its level. */
export const giftPrice = (gift: GiftId, prices: readonly number[]): number => levelPrice(gifts[gift], prices);
