import * as z from 'zod/mini';

export const queuesOverviewPath = '/api/admin/queues';

/** How many parts of half an hour the picture of a day has, the oldest first. */
export const dayParts = 48;
export const dayPartMinutes = 30;

const count = z.int().check(z.gte(0));
const seconds = z.number().check(z.gte(0));

/** One queue in Redis. Failed jobs leave Redis: what is counted of them is tries. */
export const queueFigures = z.object({
  name: z.string(),
  waiting: count,
  active: count,
  delayed: count,
  failed: count,
  /** Null when none waits. */
  oldest_waiting_s: z.nullable(seconds),
  /** In the last whole minute, and in the last hour. */
  done_last_minute: count,
  done_last_hour: count,
  failed_last_hour: count,
  day: z.array(z.object({ done: count, failed: count })).check(z.length(dayParts)),
});
export type QueueFiguresRow = z.infer<typeof queueFigures>;

/** `firing`: somebody has to do something. `pending`: out of bounds, but not for long enough yet. */
export const alarmRow = z.object({
  name: z.string(),
  state: z.enum(['firing', 'pending']),
  /** `now`: at any hour. `today`: at the next working hour. */
  urgency: z.enum(['now', 'today']),
  summary: z.string(),
  remedy: z.string(),
  /** The queues that it is about, where it is about queues. */
  queues: z.array(z.string()),
  since: z.iso.datetime(),
});
export type AlarmRow = z.infer<typeof alarmRow>;

/** How work stands at this moment. `queues` is null while Redis does not answer: the outbox is in Postgres and is shown all the same. */
export const queuesOverview = z.object({
  at: z.iso.datetime(),
  alarms: z.array(alarmRow),
  outbox: z.object({
    due: count,
    /** Null when nothing is due. */
    oldest_due_s: z.nullable(seconds),
    dead_letters: count,
  }),
  queues: z.nullable(z.array(queueFigures)),
});
export type QueuesOverview = z.infer<typeof queuesOverview>;
