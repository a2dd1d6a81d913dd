import { momentAfter } from '#events';
import type { NotificationFrequency, QuietHours } from '#contracts';

const HOUR_MS = 3_600_000;

/** When a day's or a week's summary comes, in the reader's zone: after breakfast. */
const summaryAt: Readonly<Record<'daily' | 'weekly', string>> = { daily: '0 10 * * *', weekly: '0 10 * * 5' };

export interface Reading {
  readonly frequency: NotificationFrequency;
  readonly quiet: QuietHours | null;
  /** IANA zone of the reader's town. */
  readonly zone: string;
  readonly now: Date;
}

/** Now, never, or the moment at which it is told with others. Nothing comes in quiet hours, a summary neither. */
export function momentToTell({ frequency, quiet, zone, now }: Reading): 'now' | 'never' | Date {
  if (frequency === 'never') return 'never';
  if (frequency === 'at_once') return quietEnd({ quiet, zone, now }) ?? 'now';
  const summary = momentAfter({ cron: summaryAt[frequency], zone }, now);
  return quietEnd({ quiet, zone, now: summary }) ?? summary;
}

/** When something comes up that was told of and not looked at: with others, at the earliest in an hour. */
export function momentToRemind(reading: Reading): 'never' | Date {
  const moment = momentToTell(reading);
  if (moment !== 'now') return moment;
  const soon = new Date(reading.now.getTime() + HOUR_MS);
  return quietEnd({ ...reading, now: soon }) ?? soon;
}

/** When the quiet hours end in which the moment lies; undefined when it lies in none. */
export function quietEnd({ quiet, zone, now }: Omit<Reading, 'frequency'>): Date | undefined {
  if (!quiet || !isWithin(quiet, timeIn(zone, now))) return undefined;
  const [hours, minutes] = quiet.until.split(':').map(Number);
  return momentAfter({ cron: `${minutes} ${hours} * * *`, zone }, now);
}

/** Quiet hours go over midnight when they end earlier than they begin. */
const isWithin = ({ from, until }: QuietHours, time: string): boolean =>
  from < until ? time >= from && time < until : time >= from || time < until;

/** `21:05`. */
const timeIn = (zone: string, now: Date): string => now.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
