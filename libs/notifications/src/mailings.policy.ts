import { momentAfter } from '#events';

const DAY_MS = 86_400_000;
const FRIDAY_MORNING = '0 10 * * 5';

/**
 * The Friday (`2026-11-27`) whose mail of new members is due in a zone: from ten in the morning, for a day. Whoever was down for longer leaves the
 * week out, since news that comes too late is none.
 */
export function dueFriday(zone: string, now: Date): string | undefined {
  const friday = momentAfter({ cron: FRIDAY_MORNING, zone }, new Date(now.getTime() - DAY_MS));
  return friday <= now ? friday.toLocaleDateString('sv-SE', { timeZone: zone }) : undefined;
}
