import { CronExpressionParser } from 'cron-parser';

export type Recurrence = { readonly cron: string; readonly zone: string };
export type NextTry = { readonly kind: 'retry' | 'failed'; readonly at: Date };

const SECOND_MS = 1_000;

/** The next moment of the pattern after `from`. An hour that a zone skips or has twice in a night is met once. */
export function momentAfter({ cron, zone }: Recurrence, from: Date): Date {
  return CronExpressionParser.parse(cron, { tz: zone, currentDate: from }).next().toDate();
}

/** When a job runs that has just ended the run planned for `planned`. Moments that were missed meanwhile are not made up for. */
export function nextRun(recurrence: Recurrence, planned: Date, now: Date): Date {
  // Asked from the planned moment first: a run that ended inside a doubled hour would find its own moment again.
  const following = momentAfter(recurrence, planned);
  return following > now ? following : momentAfter(recurrence, now);
}

/**
 * What follows a failed try, the `tries`-th before it having failed too: another one after its pause, unless the pauses are used up or the next
 * regular run comes sooner. Then the run has failed, and the regular one follows.
 */
export function nextTry(pauses: readonly number[], tries: number, regular: Date, now: Date): NextTry {
  const pause = pauses[tries];
  if (pause === undefined) return { kind: 'failed', at: regular };
  const retry = new Date(now.getTime() + pause * SECOND_MS);
  return retry < regular ? { kind: 'retry', at: retry } : { kind: 'failed', at: regular };
}
