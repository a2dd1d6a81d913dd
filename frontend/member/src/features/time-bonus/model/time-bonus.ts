import type { DiscountCodeView, UserView } from '#contracts';

/** The code of the discount of the first hours; another one that the server names has no countdown. */
const code = 'TIMEBONUS25';
const windowMs = 14_400_000;

export type Member = Pick<UserView, 'id' | 'signup_date' | 'paid_user'>;

/** What the server said of a member: the discount that counts, or none. */
export interface DiscountAnswer {
  readonly memberId: string;
  readonly discount: DiscountCodeView | null;
}

export interface TimeBonus {
  readonly percent: number;
  /** In milliseconds since 1970. */
  readonly endsAt: number;
}

/** Whether it is worth asking: a member who never bought and signed up less than four hours ago. `now` is the server's time. */
export const mayHave = (user: Member | null, now: number): user is Member =>
  user !== null && !user.paid_user && now - Date.parse(user.signup_date) < windowMs;

/** The bonus that is shown; null as soon as one of its conditions ends, whatever the server said before. */
export function timeBonusOf(user: Member | null, answer: DiscountAnswer | null, now: number): TimeBonus | null {
  if (!mayHave(user, now) || answer?.memberId !== user.id) return null;
  const { discount } = answer;
  if (discount?.code !== code || discount.expires === null) return null;
  const endsAt = Math.min(Date.parse(discount.expires), Date.parse(user.signup_date) + windowMs);
  return now < endsAt ? { percent: discount.percentage, endsAt } : null;
}

const area = /^\/(?:members(?:\/[^/]+)?|chats|likes(?:\/(?:received|given|matches|viewed|m\/[^/]+))?|premium)$/;

/** The screens on which the bonus may stand. The lists of likes are one of them. */
export const isInArea = (pathname: string): boolean => area.test(pathname);

const padded = (value: number): string => String(value).padStart(2, '0');

/** `03:07:09`. Seconds that have begun count, so that it is 0 at the end alone. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(padded).join(':');
}

const announcedAt = [60, 10] as const;

/** How many minutes before the end has just come, if it is told to people who do not see the clock. */
export const minutesToAnnounce = (leftBefore: number, left: number): (typeof announcedAt)[number] | undefined =>
  announcedAt.find((minutes) => leftBefore > minutes * 60_000 && left <= minutes * 60_000 && left > 0);

/** Of the member's own calendar. Four hours later it is today or tomorrow. */
export const isToday = (moment: number, now: number): boolean => new Date(moment).toDateString() === new Date(now).toDateString();
