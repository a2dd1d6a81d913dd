const HOUR_MS = 3_600_000;

export interface Wait {
  /** The like comes back within so many hours. */
  readonly hours: number;
  /** "09:40", on the clock of the member's own town. */
  readonly time: string;
  readonly isTomorrow: boolean;
}

const dayIn = (zone: string, date: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(date);

/** How long until the next like, in hours and as a time of day. */
export function waitUntil(retryAt: Date, now: Date, zone: string, iso: string): Wait {
  return {
    hours: Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / HOUR_MS)),
    time: new Intl.DateTimeFormat(iso, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(retryAt),
    isTomorrow: dayIn(zone, retryAt) !== dayIn(zone, now),
  };
}
