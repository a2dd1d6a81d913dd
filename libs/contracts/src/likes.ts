import * as z from 'zod/mini';
import { memberId } from './ids.js';
import { limits } from './limits.js';
import { imageView } from './photos.js';
import { memberCard } from './profiles.js';
import { verbatim } from './text.js';

export const likeTypes = ['received', 'given', 'matches'] as const;
export type LikeType = (typeof likeTypes)[number];

export const likeBody = z.strictObject({ profile: memberId });
export type LikeBody = z.infer<typeof likeBody>;

export const likedBy = z.extend(memberCard, { like_new: z.boolean() });
export type LikedBy = z.infer<typeof likedBy>;

export const likesQuery = z.strictObject({
  type: z.optional(z.enum(likeTypes)),
  cursor: z.optional(verbatim().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.pageSizeMax))),
});
export type LikesQuery = z.infer<typeof likesQuery>;

/** Without `type` all three lists come with their first page; with it only that list is filled, from `cursor` on. */
export const likesAnswer = z.object({
  profiles: z.array(memberCard),
  liked_by: z.array(likedBy),
  matches: z.array(memberCard),
  num_new_likes: z.int(),
  cursor: z.nullable(z.string()),
});
export type LikesAnswer = z.infer<typeof likesAnswer>;

export const likeAnswer = z.object({ liked: z.boolean(), match: z.boolean() });
export type LikeAnswer = z.infer<typeof likeAnswer>;

/** A real like that waits to be opened. `match` is the path of the picture that its dialog shows; `cdn_prefix` comes before it. */
export const autoLikeAnswer = z.extend(memberCard, {
  main_image: z.nullable(z.extend(imageView, { match: z.string() })),
});
export type AutoLikeAnswer = z.infer<typeof autoLikeAnswer>;
