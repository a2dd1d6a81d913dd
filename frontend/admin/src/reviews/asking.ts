import { houseRules, reportReasons } from '#contracts';
import { houseRules as ruleWords, reportReasons as reasonWords } from '../code-words';
import type { Wish } from './sendReview';

/** What is asked before something is done. */
export type Asking =
  | { readonly kind: 'why'; readonly act: 'reject' | 'escalate'; readonly choices: readonly (readonly [code: string, text: string])[] }
  | { readonly kind: 'rest'; readonly count: number; readonly unseen: number };

const choices = {
  reject: houseRules.map((code) => [code, ruleWords[code]] as const),
  escalate: reportReasons.map((code) => [code, reasonWords[code]] as const),
};
/** A rule has a name, and what it says behind it. */
const shortOf = (rule: string): string => rule.split(':')[0] ?? rule;

export const askWhy = (act: 'reject' | 'escalate'): Asking => ({ kind: 'why', act, choices: choices[act] });

/** What the answer asks the server for, and why, in words; nothing for an answer that is none of the choices. */
export function wishOf(asking: Asking, index: number): { readonly wish: Wish; readonly why: string } | undefined {
  if (asking.kind === 'rest') return { wish: { act: 'approve' }, why: '' };
  const [rule, reason] = [houseRules[index], reportReasons[index]];
  if (asking.act === 'reject') return rule && { wish: { act: 'reject', reason: rule }, why: shortOf(ruleWords[rule]) };
  return reason && { wish: { act: 'escalate', reason }, why: reasonWords[reason] };
}
