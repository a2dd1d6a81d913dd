import { momentAfter } from '#events';
import type { NotificationPace, QuietHours } from '#contracts';

/** When a day's or a week's summary comes, in the reader's zone: after breakfast. */
const summaryAt: Readonly<Record<'daily' | 'weekly', string>> = { daily: '0 10 * * *', weekly: '0 10 * * 5' };

export interface Reading {
  readonly pace: NotificationPace;
  readonly quiet: QuietHours | null;
  /** IANA zone of the reader's town. */
  readonly zone: string;
  readonly now: Date;
}

/** Now, never, or the moment at which it is told with others. */
export function momentToTell({ pace, quiet, zone, now }: Reading): 'now' | 'never' | Date {
  if (pace === 'never') return 'never';
  if (pace !== 'at_once') return momentAfter({ cron: summaryAt[pace], zone }, now);
  return quiet && isWithin(quiet, timeIn(zone, now)) ? endOf(quiet, zone, now) : 'now';
}

/** Quiet hours go over midnight when they end earlier than they begin. */
export const isWithin = ({ from, until }: QuietHours, time: string): boolean =>
  from < until ? time >= from && time < until : time >= from || time < until;

export function endOf({ until }: QuietHours, zone: string, now: Date): Date {
  const [hours, minutes] = until.split(':').map(Number);
  return momentAfter({ cron: `${minutes} ${hours} * * *`, zone }, now);
}

/** `21:05`. */
export const timeIn = (zone: string, now: Date): string =>
  now.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
