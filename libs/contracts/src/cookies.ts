import { dismissals, type Dismissal } from './dismissals.js';
import { pushOfferCookie } from './push.js';

const minute = 60;
const day = 24 * 60 * minute;
const year = 365 * day;

/** What a cookie is for; the words for it stand on the page about cookies. */
export const cookiePurposes = [
  'session',
  'device',
  'locale',
  'text',
  'colours',
  'motion',
  'entry',
  'reminder',
  'time_bonus',
  'source',
  'invitation',
  'push_offer',
  'staff',
  'measuring',
  'advertising',
] as const;

export interface CookieFacts {
  readonly name: string;
  readonly purpose: (typeof cookiePurposes)[number];
  /** How long a browser keeps it, at most, after it was set last; null until it is closed. */
  readonly seconds: number | null;
  readonly by: 'server' | 'page';
}

/** The answer of a visitor whether the visit may be counted: `yes` or `no`. */
export const measuringCookie = 'measuring';
export const measuringSeconds = 180 * day;
/** The path of the form that asks it; `answer` and `back` are its fields. */
export const measuringPath = '/measuring';
export const measuringAnswers = ['yes', 'no'] as const;
export type Measuring = (typeof measuringAnswers)[number] | 'unasked';

/** The answer of a visitor whether the advertisement may show its pictures: `yes`, or `no`, and then it is gone. */
export const advertisingCookie = 'advertising';
/** The path of its form; `answer` and `back` are its fields. */
export const advertisingPath = '/advertising';

const dismissed = (name: Dismissal, purpose: CookieFacts['purpose']): CookieFacts => ({
  name,
  purpose,
  seconds: dismissals[name],
  by: 'page',
});

/** Every cookie that the product sets: the page about cookies says of each what stands here. */
export const cookies: readonly CookieFacts[] = [
  { name: 'auth.session', purpose: 'session', seconds: 30 * day, by: 'server' },
  { name: 'device', purpose: 'device', seconds: 400 * day, by: 'server' },
  { name: 'locale', purpose: 'locale', seconds: year, by: 'server' },
  { name: 'text', purpose: 'text', seconds: year, by: 'page' },
  { name: 'colours', purpose: 'colours', seconds: year, by: 'page' },
  { name: 'motion', purpose: 'motion', seconds: year, by: 'page' },
  dismissed('skip-site-entry', 'entry'),
  dismissed('hide-enrich-alert', 'reminder'),
  dismissed('hide-push-notification-alert', 'reminder'),
  dismissed('hide-disabled-notifications-alert', 'reminder'),
  dismissed('hide-time-bonus-modal', 'time_bonus'),
  { name: 'source', purpose: 'source', seconds: 30 * day, by: 'server' },
  { name: 'invitation', purpose: 'invitation', seconds: 30 * day, by: 'server' },
  { name: pushOfferCookie, purpose: 'push_offer', seconds: year, by: 'page' },
  { name: 'staff.session', purpose: 'staff', seconds: null, by: 'server' },
  { name: 'staff.sign-in', purpose: 'staff', seconds: 10 * minute, by: 'server' },
  { name: 'staff.sign-in-code', purpose: 'staff', seconds: 5 * minute, by: 'server' },
  { name: measuringCookie, purpose: 'measuring', seconds: measuringSeconds, by: 'server' },
  { name: advertisingCookie, purpose: 'advertising', seconds: measuringSeconds, by: 'server' },
];
