import { describe, expect, it } from '@jest/globals';
import { mayInitiate, sourceOf, urgencyReason, type InitiativeFacts } from './initiatives.policy.js';

const verdictOf = (facts: Partial<InitiativeFacts>) => mayInitiate({ reason: 'seen_on_profile', wished: [], noticed: [], ...facts });

describe('a case that staff open themselves', () => {
  it('needs no signal, unless it is opened because of signals', () => {
    expect(verdictOf({})).toEqual({ allowed: true });
    expect(verdictOf({ reason: 'signals' })).toMatchObject({ code: 'invalid_input', details: { fields: { signals: 'field_required' } } });
    expect(verdictOf({ reason: 'signals', wished: ['openers'], noticed: ['openers', 'photo'] })).toEqual({ allowed: true });
  });

  it('is as urgent as a report of the same, and can wait when it is about advertising', () => {
    expect([urgencyReason('money'), urgencyReason('advertising')]).toEqual(['money', 'other']);
  });

  it('rests on no signal that is not there', () => {
    expect(verdictOf({ wished: ['openers', 'photo'], noticed: ['openers'] })).toMatchObject({ code: 'signals_gone' });
  });

  it.each([
    ['report', false, 'reported'],
    ['complaint', false, 'reported'],
    ['review', false, 'seen'],
    ['initiative', false, 'seen'],
    ['initiative', true, 'noticed'],
  ] as const)('is found as the statement says: %s, signals %s: %s', (kind, hasSignals, source) => {
    expect(sourceOf(kind, hasSignals)).toBe(source);
  });
});
