import * as z from 'zod/mini';
import { memberId } from './ids.js';
import { limits } from './limits.js';
import { memberCard } from './profiles.js';
import { verbatim } from './text.js';

export const swipeBody = z.strictObject({ profile: memberId, like: z.boolean() });
export type SwipeBody = z.infer<typeof swipeBody>;

/** The member about whom a decision is taken back. */
export const unswipeBody = z.strictObject({ profile: memberId });
export type UnswipeBody = z.infer<typeof unswipeBody>;

/** What the game still allows: `retry_at` says when the next like is free, while there is none. */
const allowance = { likes_left: z.int(), retry_at: z.nullable(z.iso.datetime()) };
export const swipeAllowance = z.object(allowance);
export type SwipeAllowance = z.infer<typeof swipeAllowance>;

/** The decision that can be undone. */
export const lastSwipe = z.object({ id: memberId, name: z.string(), like: z.boolean() });
export type LastSwipe = z.infer<typeof lastSwipe>;

/** `zone` is that of the member's own town: the clock that they read. */
export const swipeDeckAnswer = z.object({ ...allowance, profiles: z.array(memberCard), last: z.nullable(lastSwipe), zone: z.string() });
export type SwipeDeckAnswer = z.infer<typeof swipeDeckAnswer>;

export const swipeAnswer = z.object({ ...allowance, liked: z.boolean(), match: z.boolean() });
export type SwipeAnswer = z.infer<typeof swipeAnswer>;

/** The card is back; null when that member has gone meanwhile. */
export const unswipeAnswer = z.object({ ...allowance, profile: z.nullable(memberCard) });
export type UnswipeAnswer = z.infer<typeof unswipeAnswer>;

export const passedQuery = z.strictObject({
  cursor: z.optional(verbatim().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.pageSizeMax))),
});
export type PassedQuery = z.infer<typeof passedQuery>;

export const passedAnswer = z.object({ profiles: z.array(memberCard), cursor: z.nullable(z.string()) });
export type PassedAnswer = z.infer<typeof passedAnswer>;
