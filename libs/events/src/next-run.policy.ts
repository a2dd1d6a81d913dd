import { CronExpressionParser } from 'cron-parser';

export type Recurrence = { readonly cron: string; readonly zone: string };
export type NextTry = { readonly kind: 'retry' | 'failed'; readonly at: Date };

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The next moment of the pattern after `from`. An hour that a zone skips or has twice in a night is met once. */
export function momentAfter({ cron, zone }: Recurrence, from: Date): Date {
  if (changesByHours(zone)) return following(cron, zone, from);
  // The parser finds no end where clocks change by half an hour: there the pattern is met on the clock on the wall.
  let onTheWall = new Date(from.getTime() + offsetOf(zone, from));
  for (;;) {
    onTheWall = following(cron, 'UTC', onTheWall);
    const about = new Date(onTheWall.getTime() - offsetOf(zone, onTheWall));
    const moment = new Date(onTheWall.getTime() - offsetOf(zone, about));
    if (moment > from) return moment;
  }
}

const following = (cron: string, zone: string, from: Date): Date =>
  CronExpressionParser.parse(cron, { tz: zone, currentDate: from }).next().toDate();

const known = new Map<string, boolean>();

/** Whether summer and winter differ by whole hours, as they do everywhere but on Lord Howe Island. */
function changesByHours(zone: string): boolean {
  const year = new Date().getUTCFullYear();
  const found =
    known.get(zone) ?? (offsetOf(zone, new Date(Date.UTC(year, 0))) - offsetOf(zone, new Date(Date.UTC(year, 6)))) % HOUR_MS === 0;
  known.set(zone, found);
  return found;
}

/** Kept: each is large, and slow to make. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** By how many milliseconds a zone is ahead of UTC. */
function offsetOf(zone: string, at: Date): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const parts = format.formatToParts(at);
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
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
