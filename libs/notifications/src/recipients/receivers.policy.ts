import {
  defaultFrequencies,
  type NotificationCategory,
  type NotificationChannel,
  type NotificationFrequency,
  type UserStatus,
} from '#contracts';
import type { MailStop } from '#auth';

/** Whom a mailing is for. */
export interface Audience {
  readonly kind: string;
  /** Which choice of the member decides; null: it is a duty of the site, and goes to everybody. */
  readonly category: NotificationCategory | null;
  /** Those alone who chose to hear of the category so often; null: all who want to hear of it at all. */
  readonly frequency: NotificationFrequency | null;
  /** One site alone. */
  readonly siteId: string | null;
  /** These countries alone, if there are any. */
  readonly countries: readonly string[];
}

type Accounts = { readonly statuses: readonly UserStatus[]; readonly stops: readonly MailStop[] };

/** What a member may choose ends with the account, and with every way to stop mails. */
const chosen: Accounts = { statuses: ['active'], stops: ['bounced', 'spam', 'unsubscribed'] };
/** What the site owes its members ends with the account alone: it is tried where mails came back, too. Whoever pauses still has a contract. */
const owed: Accounts = { statuses: ['active', 'paused', 'suspended'], stops: [] };

/** Who wants no mails may want pushes. */
export const accountsForPush: Accounts = { ...chosen, stops: [] };

export const accountsFor = (category: NotificationCategory | null): Accounts => (category === null ? owed : chosen);

/** Whether it goes to who chose nothing. */
export function isByDefault(
  category: NotificationCategory,
  channel: NotificationChannel,
  frequency: NotificationFrequency | null,
): boolean {
  const held = defaultFrequencies[category][channel];
  return frequency ? held === frequency : held !== 'never';
}

export interface ReaderFacts {
  readonly status: UserStatus;
  readonly fictional: boolean;
  readonly mailStops: readonly MailStop[];
}

/** Why a mail of a category, or a duty, does not go out; undefined when it may. Asked at the moment of sending. */
export function whyNotSent({ status, fictional, mailStops }: ReaderFacts, category: NotificationCategory | null): string | undefined {
  const { statuses, stops } = accountsFor(category);
  if (!statuses.includes(status)) return 'the account is not active';
  if (fictional) return 'no person reads it';
  return mailStops.some((stop) => stops.includes(stop)) ? 'the member wants no mails, or gets none' : undefined;
}
