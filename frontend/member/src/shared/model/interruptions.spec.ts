import { describe, expect, it } from '@jest/globals';
import { verdictOn, type Interruption, type Moment, type Verdict } from './interruptions';

const calm: Moment = { sinceLoadMs: 60_000, hadPromotion: false, isEngaged: false, isCovered: false };
type Row = readonly [when: string, change: Partial<Moment>, promotion: Verdict, answer: Verdict];

const table: readonly Row[] = [
  ['at rest', {}, 'dialog', 'dialog'],
  ['in the first ten seconds', { sinceLoadMs: 9_999 }, 'later', 'dialog'],
  ['after ten seconds', { sinceLoadMs: 10_000 }, 'dialog', 'dialog'],
  ['after another promotion', { hadPromotion: true }, 'never', 'dialog'],
  ['after another promotion, while they write', { hadPromotion: true, isEngaged: true }, 'never', 'notice'],
  ['while they write or pay', { isEngaged: true }, 'notice', 'notice'],
  ['while they write, in the first ten seconds', { isEngaged: true, sinceLoadMs: 3_000 }, 'later', 'notice'],
  ['while a dialog is open', { isCovered: true }, 'later', 'later'],
  ['while a dialog is open and they write in it', { isCovered: true, isEngaged: true }, 'later', 'later'],
];

describe('what comes over a screen unasked', () => {
  it.each(table)('%s: promotions and answers to events', (_when, change, promotion, answer) => {
    const promotions: readonly Interruption[] = ['time-bonus', 'push', 'install'];
    expect(promotions.map((name) => verdictOn(name, { ...calm, ...change }))).toEqual(promotions.map(() => promotion));
    expect(verdictOn('terms', { ...calm, ...change })).toBe(answer);
  });
});
