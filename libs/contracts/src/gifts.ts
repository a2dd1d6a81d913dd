/** Small presents that a member can send in a conversation. Ids rest in messages: they never change their meaning; prices stand in the settings, by level. */
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
export const giftLevels = [1, 2, 3] as const satisfies readonly GiftLevel[];

/** What a gift costs where `prices` are the credits of the three levels. */
export const giftPrice = (gift: GiftId, prices: readonly number[]): number => prices[gifts[gift] - 1] ?? 0;
