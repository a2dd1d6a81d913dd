import type { JobName } from '#queues';

/** Their work is none that could happen twice: what is there already is not made again, and nothing of a member changes. */
export const withoutEffect: ReadonlySet<JobName> = new Set([
  'audit.make-partitions',
  'site.make-partitions',
  'search.mark-frequent-words',
  'realtime.forget-hints',
]);
