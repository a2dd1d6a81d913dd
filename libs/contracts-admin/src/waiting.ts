import * as z from 'zod/mini';

export const waitingPath = '/api/admin/waiting';

const count = z.int().check(z.gte(0));

/** What waits for whoever asks, as the first page says it. */
export const waitingAnswer = z.object({
  /** Those that they may decide: all, those of the highest urgency, and those whose time is over. */
  cases: z.object({ all: count, at_once: count, late: count }),
  /** Requests of others to read more of a conversation, which wait for a second person. */
  requests: count,
  /** Counted up to `reviewsCounted`; null for those who do not look at them. */
  reviews: z.nullable(count),
  verifications: count,
});
export type WaitingAnswer = z.infer<typeof waitingAnswer>;
