import type { CautionKind } from '#contracts';
import type { MemberSignalKind } from './member-signal.entity.js';
import { nearBits } from './likeness.policy.js';
import type { MessageSignalKind } from './signal.entity.js';

/** `upTo`: takes notice of so much or less; `from`: of so many and more. */
export interface SignalRule {
  /** In the log, and in the table of what was chosen. */
  readonly id: string;
  readonly signal: MemberSignalKind | MessageSignalKind;
  /** Null: the rule is a list, without a number. */
  readonly threshold: { readonly sense: 'upTo' | 'from'; readonly min: number; readonly max: number; readonly standard: number } | null;
  /** Whether what it looks at is kept for 30 days, so that another number can be tried on it. */
  readonly canTry: boolean;
}

/** So long a burst of sign-ups, and of first messages, is looked at. */
export const burstMinutes = 60;
export const fastMinutes = 10;

/** Everything that is noticed by itself. What each looks at is said in the back office; the words of scams are those of `cautions`. */
export const signalRules = {
  photo_likeness: {
    id: '0190a000-0000-7000-8000-000000000001',
    signal: 'photo',
    threshold: { sense: 'upTo', min: 0, max: 16, standard: nearBits },
    canTry: true,
  },
  throwaway_address: { id: '0190a000-0000-7000-8000-000000000002', signal: 'throwaway_address', threshold: null, canTry: false },
  signup_burst: {
    id: '0190a000-0000-7000-8000-000000000003',
    signal: 'signup_burst',
    // A family signs up from one network, and a club now and then; ten an hour are all that the limit of a network lets through.
    threshold: { sense: 'from', min: 2, max: 10, standard: 4 },
    canTry: false,
  },
  fast_openings: {
    id: '0190a000-0000-7000-8000-000000000004',
    signal: 'fast_openings',
    threshold: { sense: 'from', min: 2, max: 50, standard: 6 },
    canTry: true,
  },
  same_openers: {
    id: '0190a000-0000-7000-8000-000000000005',
    signal: 'openers',
    // The same first words to so many in a day are no courtship.
    threshold: { sense: 'from', min: 2, max: 50, standard: 3 },
    canTry: true,
  },
  // Who gives away where else they can be found before anybody answered: honest people do it too, so that it only asks somebody to look.
  opener_link: {
    id: '0190a000-0000-7000-8000-000000000007',
    signal: 'opener_link',
    threshold: { sense: 'from', min: 1, max: 20, standard: 1 },
    canTry: true,
  },
  opener_iban: {
    id: '0190a000-0000-7000-8000-000000000008',
    signal: 'opener_iban',
    threshold: { sense: 'from', min: 1, max: 20, standard: 1 },
    canTry: true,
  },
  opener_contact: {
    id: '0190a000-0000-7000-8000-000000000009',
    signal: 'opener_contact',
    threshold: { sense: 'from', min: 1, max: 20, standard: 1 },
    canTry: true,
  },
  // Whoever looks at very many profiles or photos in a day may only be curious: it counts for no limit. The numbers are those of the site.
  many_profiles: { id: '0190a000-0000-7000-8000-00000000000a', signal: 'many_profiles', threshold: null, canTry: false },
  many_photos: { id: '0190a000-0000-7000-8000-00000000000b', signal: 'many_photos', threshold: null, canTry: false },
  scam_words: { id: '0190a000-0000-7000-8000-000000000006', signal: 'message', threshold: null, canTry: false },
} as const satisfies Record<string, SignalRule>;

/** What of a first message each of these rules looks for. Of accounts only the one whose check digits are right, see `cautions`. */
export const openerCautions = { opener_link: 'link', opener_iban: 'bank', opener_contact: 'contact' } as const satisfies Partial<
  Record<keyof typeof signalRules, CautionKind>
>;
export type OpenerRule = keyof typeof openerCautions;
export const openerRules = Object.keys(openerCautions) as OpenerRule[];

export type RuleName = keyof typeof signalRules;
export const ruleNames = Object.keys(signalRules) as RuleName[];

/** Whether a number may be the threshold of a rule. */
export function mayBeThreshold(name: RuleName, value: number): boolean {
  const { threshold } = signalRules[name];
  return threshold !== null && Number.isInteger(value) && value >= threshold.min && value <= threshold.max;
}
