import * as z from 'zod/mini';

/** What stands in a message for any gift: the name of a built-in one, or the id of one that an owner made. */
export const giftKey = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/));

export const giftView = z.object({
  id: giftKey,
  /** In the language of who asks; null: it is built in, and the app has its name. */
  name: z.nullable(z.string()),
  /** Where its picture is. */
  picture: z.string(),
  credits: z.int(),
  /** Whether it can be sent now; the others are told because they stand in older messages. */
  offered: z.boolean(),
});
export type GiftView = z.infer<typeof giftView>;
/** In the order in which they are offered. */
export const giftsAnswer = z.object({ gifts: z.array(giftView) });
export type GiftsAnswer = z.infer<typeof giftsAnswer>;
