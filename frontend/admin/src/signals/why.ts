import type { CautionKind } from '#contracts';
import type { MemberSignal, Resemblance, SignalKind } from '#contracts-admin';
import { houseRules } from '../code-words';
import { photoRejectReasons } from '../commands/reasons';
import { asDay } from '../ui/format';

export const cautions: Record<CautionKind, string> = {
  money: 'money',
  gift_card: 'gift cards',
  bank: 'bank details',
  crypto: 'crypto coins',
  contact: 'other ways to get in touch',
  link: 'links',
};

export const signalWords = {
  title: 'Signals',
  help: 'What was noticed by itself. A signal decides nothing: look, and judge for yourself.',
  none: 'Nothing was noticed.',
  likeness: 'Looks like a photo that was rejected',
  openCase: 'Open the case',
  how: { removed: 'taken away by a decision', refused: 'refused', banned: 'of a member who was banned' } satisfies Record<
    Resemblance['how'],
    string
  >,
} as const;

const rules: Record<Resemblance['rule'], string> = { ...houseRules, ...photoRejectReasons };
const times = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const openers = {
  opener_link: 'A web link',
  opener_iban: 'A bank account whose check digits are right',
  opener_contact: 'An address, a telephone number or another messenger',
} as const;

/** Which photo it resembles, and how closely. */
export const likenessOf = ({ distance, how, rule, at }: Resemblance): string =>
  `It differs in ${distance} of 64 points from a photo that was ${signalWords.how[how]} on ${asDay(at)} (${rules[rule]}).`;

/** What kinds of signals there are among them. */
export const kindsOf = (signals: readonly MemberSignal[]): SignalKind[] => [...new Set(signals.map(({ kind }) => kind))];

/** Why a signal fired, as a sentence. */
export function whyOf(signal: MemberSignal): string {
  switch (signal.kind) {
    case 'message':
      return `${times(signal.messages, 'message', 'messages')} in one conversation about ${signal.cautions.map((caution) => cautions[caution]).join(', ')}.`;
    case 'openers':
      return `Began conversations with the same words to ${signal.people} members within a day.`;
    case 'opener_link':
    case 'opener_iban':
    case 'opener_contact':
      return `${openers[signal.kind]} in the first message to ${times(signal.people, 'member', 'members')} within a day.`;
    case 'photo':
      return signal.resembles
        ? `${signalWords.likeness}. ${likenessOf(signal.resembles)}`
        : `${signalWords.likeness}. What was decided about that one is not kept any more.`;
    case 'throwaway_address':
      return `Signed up with the address of a throw-away provider (${signal.domain}).`;
    case 'signup_burst':
      return `One of ${signal.people} sign-ups from one network within ${signal.minutes} minutes.`;
    case 'many_profiles':
      return `Looked at ${signal.count} or more profiles within a day.`;
    case 'many_photos':
      return `Looked at ${signal.count} or more photos within a day.`;
    case 'fast_openings':
      return `Began conversations with ${signal.people} members within ${signal.minutes} minutes.`;
  }
}
