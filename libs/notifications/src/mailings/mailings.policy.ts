import { momentAfter } from '#events';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MORNING = '0 10 * * *';
const FRIDAY_MORNING = '0 10 * * 5';

/**
 * The Friday (`2026-11-27`) whose mail of new members is due in a zone: from ten in the morning, for a day. Whoever was down for longer leaves the
 * week out, since news that comes too late is none.
 */
export const dueFriday = (zone: string, now: Date): string | undefined => dueDate(zone, now, { cron: FRIDAY_MORNING, forMs: DAY_MS });

/** The same for each day: from ten in the morning until the evening. */
export const dueDay = (zone: string, now: Date): string | undefined => dueDate(zone, now, { cron: MORNING, forMs: DAY_MS / 2 });

/** The hour that ended last, `2026-11-27T09`, of UTC. */
export const lastHour = (now: Date): string => new Date(now.getTime() - HOUR_MS).toISOString().slice(0, '2026-11-27T09'.length);

function dueDate(zone: string, now: Date, { cron, forMs }: { readonly cron: string; readonly forMs: number }): string | undefined {
  const moment = momentAfter({ cron, zone }, new Date(now.getTime() - forMs));
  return moment <= now ? moment.toLocaleDateString('sv-SE', { timeZone: zone }) : undefined;
}
