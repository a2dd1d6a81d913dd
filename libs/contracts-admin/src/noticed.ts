import * as z from 'zod/mini';
import { memberId, userStatuses } from '#contracts';
import { caseId } from './cases.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { resource } from './resource.js';
import { memberSignal } from './signals.js';

/** The kinds of signals that count against a member. */
export const countingKinds = ['message', 'openers', 'photo', 'throwaway_address', 'signup_burst', 'fast_openings'] as const;
export const noticedSorts = ['weight', 'last_at'] as const;
export type NoticedSort = (typeof noticedSorts)[number];

export const noticedQuery = z
  .strictObject({
    ...pageFields,
    kind: z.optional(z.enum(countingKinds)),
    sort: z._default(z.enum(noticedSorts), 'weight'),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
  })
  .check(z.refine(withinCap, { path: ['page'] }));
export type NoticedQuery = z.infer<typeof noticedQuery>;

/** A member with signals that count and that nobody dealt with. */
export const noticedRow = z.object({
  id: memberId,
  name: z.nullable(z.string()),
  status: z.enum(userStatuses),
  fictional: z.boolean(),
  signed_up: z.iso.datetime(),
  /** Conversations in which something was noticed, and each kind of thing beside them. */
  weight: z.int(),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  /** The newest of everything that was noticed; `more`: how many are not shown. */
  signals: z.array(memberSignal),
  more: z.int(),
  /** The case of our own that is open about them. */
  case_id: z.nullable(caseId),
});
export type NoticedRow = z.infer<typeof noticedRow>;
export const noticedAnswer = listOf(noticedRow);
export type NoticedAnswer = z.infer<typeof noticedAnswer>;

/** What staff read of it. */
export const noticedResources = {
  noticed: resource({
    path: '/api/admin/noticed',
    logged: true,
    right: 'cases',
    id: memberId,
    sorts: noticedSorts,
    query: noticedQuery,
    row: noticedRow,
    one: null,
  }),
} as const;
