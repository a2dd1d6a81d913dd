import { momentOf } from '../ui/typed';
import { textWords as text } from './text-words';

/** From when something is in force, as it was typed: `at` as the browser writes it, in the zone of the computer. */
export interface Moment {
  readonly begins: 'at_once' | 'later';
  readonly at: string;
}
export const atOnce: Moment = { begins: 'at_once', at: '' };

/** The moment that is wished for (null: at once), or what is wrong with it. */
export function readMoment({ begins, at }: Moment, now: Date): { readonly begins_at: string | null } | { readonly fault: string } {
  if (begins === 'at_once') return { begins_at: null };
  const moment = momentOf(at);
  if (!moment) return { fault: text.noMoment };
  return new Date(moment) <= now ? { fault: text.over } : { begins_at: moment };
}

const utc = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** In which zone the moment is read, and what it is in UTC. */
export function zoneHelp(at: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const moment = momentOf(at);
  return [text.atHelp(timeZone), moment && text.inUtc(utc.format(new Date(moment)))].filter(Boolean).join(' ');
}
