import type { Cause, JobDefinition } from './define-job.js';
import { isJobName, jobNames, jobs, type JobName } from './jobs.js';

/** A job that an event calls for: `delay` in seconds; `key` names the payload field that makes a waiting reaction unique. */
export type Reaction = { readonly job: JobName; readonly delay?: number; readonly key?: string };

type EventOf<On> = On extends { readonly event: infer Event } ? Event : On;
/** The events that call for a job. */
export type ReactingEvent = EventOf<(typeof jobs)[JobName]['on'][number]>;

const causesOf = (job: JobName): Exclude<Cause, string>[] => {
  const { on }: JobDefinition = jobs[job];
  return on.map((cause) => (typeof cause === 'string' ? { event: cause } : cause));
};

const reactions = new Map<string, Reaction[]>();
for (const job of jobNames)
  for (const { event, ...how } of causesOf(job)) reactions.set(event, [...(reactions.get(event) ?? []), { job, ...how }]);

/** The events that jobs name. */
export const reactingEvents: readonly string[] = [...reactions.keys()];

/** Reactions to an event; none when nothing follows from it. */
export const reactionsTo = (name: string): readonly Reaction[] => reactions.get(name) ?? [];

/** The events that call for a job. */
export const eventsBehind = (job: string): string[] => (isJobName(job) ? causesOf(job).map(({ event }) => event) : []);
