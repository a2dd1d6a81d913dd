import * as z from 'zod';

/** One hash tag for each queue, so that queues can spread over a Redis cluster. */
export const queueNames = ['payments', 'mail-critical', 'mail-bulk', 'push', 'photo', 'export', 'moderation', 'schedule'] as const;
export type QueueName = (typeof queueNames)[number];

/** An event that calls for a job: `delay` in seconds; `key` names the field of the payload that makes a waiting job unique. */
export type Cause = string | { readonly event: string; readonly delay?: number; readonly key?: string };

export type JobDefinition<Payload = unknown, On extends Cause = Cause> = {
  readonly queue: QueueName;
  /** The facts of the events that call for it, or those of them that it needs. */
  readonly payload: z.ZodType<Payload>;
  /** Seconds before each next try. For a reaction the last one repeats until the outbox gives up; a recurring job fails then until its next run. */
  readonly pauses: readonly number[];
  /** Waits until no job of its queue without a priority does, as BullMQ understands it. */
  readonly priority?: number;
  /** The events that call for it; none of a recurring job. */
  readonly on: readonly On[];
  /** Only of a recurring job: when it runs, as a cron pattern, in which zone. */
  readonly every?: { readonly cron: string; readonly zone: string };
};

/** At once and often while somebody waits; then seldom enough that twenty tries outlast an outage that ops have to end. */
export const soon = [1, 2, 4, 8, 15, 15, 15, 15, 15, 15, 15, 15, 30, 60, 120, 300, 600] as const;
export const patient = [5, 30, 120, 600, 3_600] as const;

export const job = <Payload, const On extends Cause>(definition: JobDefinition<Payload, On>): JobDefinition<Payload, On> => definition;

/** Its own queue, so that neither the clock nor a member waits for it. `progress` is what the last piece of the run handed on, if it works in pieces. */
export const recurring = (cron: string): JobDefinition<{ progress: string | null }, never> => ({
  queue: 'schedule',
  payload: z.object({ progress: z.string().nullable() }),
  pauses: patient,
  on: [],
  every: { cron, zone: 'UTC' },
});

/** A job that asks for a mail or push. The file that says what is told reads the payload. */
export const message = <const On extends Cause>(
  definition: Pick<JobDefinition<unknown, On>, 'queue' | 'pauses' | 'on'>,
): JobDefinition<Readonly<Record<string, unknown>>, On> => ({ ...definition, payload: z.record(z.string(), z.unknown()) });
