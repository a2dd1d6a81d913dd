import * as z from 'zod/mini';
import { memberId } from './ids.js';
import { limits } from './limits.js';
import { photoAccess } from './photos.js';
import { memberCard } from './profiles.js';
import { verbatim } from './text.js';

export const askPhotosBody = z.strictObject({ profile: memberId });
export type AskPhotosBody = z.infer<typeof askPhotosBody>;
export const photoAccessAnswer = z.object({ access: photoAccess });
export type PhotoAccessAnswer = z.infer<typeof photoAccessAnswer>;

export const allowPhotosBody = z.strictObject({ profile: memberId, allowed: z.boolean() });
export type AllowPhotosBody = z.infer<typeof allowPhotosBody>;

export const photoAccessLists = ['asked', 'allowed'] as const;
export type PhotoAccessList = (typeof photoAccessLists)[number];
export const photoAccessQuery = z.strictObject({
  list: z.enum(photoAccessLists),
  cursor: z.optional(verbatim().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.pageSizeMax))),
});
export type PhotoAccessQuery = z.infer<typeof photoAccessQuery>;

/**
 * Who asks to see one's private photos, or may; the newest first. `num_asked` counts all that wait for an answer. `hidden`: they pause, so that
 * there is a name and no page.
 */
export const photoAccessListAnswer = z.object({
  profiles: z.array(z.extend(memberCard, { since: z.iso.datetime(), hidden: z.boolean() })),
  num_asked: z.int(),
  cursor: z.nullable(z.string()),
});
export type PhotoAccessListAnswer = z.infer<typeof photoAccessListAnswer>;
