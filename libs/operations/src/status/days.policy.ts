import type { StatusPart } from '#contracts';
import type { PartState } from './parts.policy.js';

/** How far back the page looks. */
export const HISTORY_DAYS = 90;
/** A moment that nobody noticed is no bad day. */
const UNNOTICED_MINUTES = 2;

/** The minutes of a day in which somebody looked, and those of them that were bad. */
export type CountedDay = { readonly day: string; readonly seen: number; readonly slow: number; readonly down: number };
export type PartDay = CountedDay & { readonly part: StatusPart };
/** `unknown`: nobody looked. */
export type DayState = PartState | 'unknown';

/** The name of a day, as its bar has it: the worse of what members noticed. */
export function dayState({ seen, slow, down }: Pick<CountedDay, 'seen' | 'slow' | 'down'>): DayState {
  if (seen === 0) return 'unknown';
  if (down > UNNOTICED_MINUTES) return 'down';
  return slow + down > UNNOTICED_MINUTES ? 'slow' : 'up';
}

/** Every day up to this one, the oldest first; those on which nobody looked are empty. */
export function daysUntil(today: string, counted: readonly CountedDay[]): CountedDay[] {
  const known = new Map(counted.map((day) => [day.day, day]));
  return Array.from({ length: HISTORY_DAYS }, (_, index) => {
    const day = daysBefore(today, HISTORY_DAYS - 1 - index);
    return known.get(day) ?? { day, seen: 0, slow: 0, down: 0 };
  });
}

/** The part of the minutes in which it worked, slowly or not; undefined when nobody ever looked. Never 1 while a minute was bad. */
export function availability(days: readonly CountedDay[]): number | undefined {
  const seen = days.reduce((sum, day) => sum + day.seen, 0);
  const down = days.reduce((sum, day) => sum + day.down, 0);
  return seen === 0 ? undefined : 1 - down / seen;
}

/** On how many days somebody looked. */
export const measuredDays = (days: readonly CountedDay[]): number => days.filter(({ seen }) => seen > 0).length;

function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return date.toISOString().slice(0, 10);
}
