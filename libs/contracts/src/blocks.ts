import * as z from 'zod/mini';
import { memberId } from './ids.js';
import { limits } from './limits.js';
import { verbatim } from './text.js';

export const blockBody = z.strictObject({ profile: memberId });
export type BlockBody = z.infer<typeof blockBody>;

export const blocksQuery = z.strictObject({
  cursor: z.optional(verbatim().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.pageSizeMax))),
});
export type BlocksQuery = z.infer<typeof blocksQuery>;

/** A member whom one blocked: the name and the day, no more, because the two do not see each other. An empty name: erased since. */
export const blockedMember = z.object({ id: memberId, name: z.string(), at: z.iso.datetime() });
export type BlockedMember = z.infer<typeof blockedMember>;

export const blocksAnswer = z.object({ blocked: z.array(blockedMember), cursor: z.nullable(z.string()) });
export type BlocksAnswer = z.infer<typeof blocksAnswer>;
