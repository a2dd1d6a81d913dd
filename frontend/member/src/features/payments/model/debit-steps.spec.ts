import { describe, expect, it } from '@jest/globals';
import { debitRequestStates } from '#contracts';
import { isWrongTooOften, stepOf, untilOver } from './debit-steps';

describe('the steps of a direct debit', () => {
  it('are the form, the code and the summary; a request that is over or used leads to none of them [#129]', () => {
    expect(stepOf(null)).toBe('form');
    expect(debitRequestStates.map((state) => stepOf({ state }))).toEqual(['code', 'summary', 'used', 'over']);
  });

  it('are asked for again when their time is up, and not after that', () => {
    const now = Date.parse('2026-11-29T10:00:00Z');
    const expires_at = '2026-11-29T10:10:00Z';
    expect(untilOver({ state: 'code_sent', expires_at }, now)).toBe(605_000);
    expect(untilOver({ state: 'verified', expires_at }, now + 3_600_000)).toBe(5_000);
    for (const state of ['used', 'over'] as const) expect(untilOver({ state, expires_at }, now)).toBe(false);
  });

  it('go on with another code after wrong ones, and begin again when the time is up', () => {
    expect(isWrongTooOften({ state: 'over', tries_left: 0 })).toBe(true);
    expect(isWrongTooOften({ state: 'over', tries_left: 2 })).toBe(false);
    for (const state of ['code_sent', 'verified', 'used'] as const) expect(isWrongTooOften({ state, tries_left: 0 })).toBe(false);
  });
});
