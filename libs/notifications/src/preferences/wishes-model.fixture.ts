/** Times are minutes since a Monday began, where the reader lives. */
const HOUR = 60;
export const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MORNING = 10 * HOUR;
const FRIDAY_MORNING = 4 * DAY + MORNING;

export const channels = ['email', 'push'] as const;
export type Channel = (typeof channels)[number];
export const frequencies = ['at_once', 'daily', 'weekly', 'never'] as const;
export type Frequency = (typeof frequencies)[number];

/** What the product proposes, by mail and by push. */
const proposed = {
  new_conversations: ['at_once', 'at_once'],
  new_messages: ['never', 'at_once'],
  unread_messages: ['at_once', 'never'],
  likes: ['daily', 'at_once'],
  unread_notifications: ['weekly', 'never'],
} as const satisfies Record<string, readonly [Frequency, Frequency]>;
export type Category = keyof typeof proposed;
export const categories = Object.keys(proposed) as readonly Category[];

export interface Quiet {
  readonly from: number;
  readonly until: number;
}

/** How soon a reader wants to hear of what, and when of nothing. */
export class WishesModel {
  quiet: Quiet | null = null;
  private readonly wishes = new Map<string, Frequency>();

  choose(category: Category, channel: Channel, frequency: Frequency): void {
    this.wishes.set(`${category} ${channel}`, frequency);
  }

  of(category: Category, channel: Channel): Frequency {
    return this.wishes.get(`${category} ${channel}`) ?? proposed[category][channel === 'email' ? 0 : 1];
  }

  momentFor(category: Category, channel: Channel, now: number): 'now' | 'never' | number {
    const frequency = this.of(category, channel);
    if (frequency === 'never') return 'never';
    if (frequency === 'at_once') return this.quietEnd(now) ?? 'now';
    return this.afterQuiet(frequency === 'daily' ? nextOf(DAY, MORNING, now) : nextOf(WEEK, FRIDAY_MORNING, now));
  }

  /** When something comes up again at which nobody looked: at the earliest in an hour. */
  momentAgain(channel: Channel, now: number): 'never' | number {
    const moment = this.momentFor('unread_notifications', channel, now);
    return moment === 'now' ? this.afterQuiet(now + HOUR) : moment;
  }

  /** Undefined outside of them. */
  quietEnd(moment: number): number | undefined {
    if (!this.quiet) return undefined;
    const { from, until } = this.quiet;
    const time = moment % DAY;
    const isQuiet = from < until ? time >= from && time < until : time >= from || time < until;
    return isQuiet ? nextOf(DAY, until, moment) : undefined;
  }

  private afterQuiet(moment: number): number {
    return this.quietEnd(moment) ?? moment;
  }
}

/** The next moment that is so far from the beginning of its period. */
function nextOf(period: number, at: number, after: number): number {
  const moment = after - (after % period) + at;
  return moment > after ? moment : moment + period;
}
