import * as z from 'zod/mini';
import { limits } from './limits.js';
import { memberCard } from './profiles.js';
import { verbatim } from './text.js';

export const viewsQuery = z.strictObject({
  cursor: z.optional(verbatim().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.pageSizeMax))),
});
export type ViewsQuery = z.infer<typeof viewsQuery>;

export const viewedBy = z.extend(memberCard, { viewed_at: z.iso.datetime() });
export type ViewedBy = z.infer<typeof viewedBy>;

/** Who looked at the member's own profile. Who looks without being seen (`show_views` false) gets no names. */
export const viewsAnswer = z.object({ viewed_by: z.array(viewedBy), cursor: z.nullable(z.string()), show_views: z.boolean() });
export type ViewsAnswer = z.infer<typeof viewsAnswer>;

export const showViewsBody = z.strictObject({ show_views: z.boolean() });
export type ShowViewsBody = z.infer<typeof showViewsBody>;
