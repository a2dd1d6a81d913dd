import { describe, expect, it } from '@jest/globals';
import { stateOf } from './jobs.policy.js';

const now = new Date('2026-11-24T12:00:00Z');
const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000);
const fine = { nextRunAt: minutes(10), isAtWork: false, failingSince: null, tries: 0 };

describe('a recurring job', () => {
  it.each([
    ['waits for its next run', fine, 'waiting'],
    ['is due and not yet late', { ...fine, nextRunAt: minutes(-5) }, 'waiting'],
    ['is late after five minutes', { ...fine, nextRunAt: minutes(-5.1) }, 'late'],
    ['runs, and is not late by that', { ...fine, nextRunAt: minutes(-90), isAtWork: true }, 'running'],
    ['waits for another try', { ...fine, tries: 2, failingSince: minutes(-3) }, 'retrying'],
    ['is late with another try, when nobody makes it', { ...fine, nextRunAt: minutes(-6), tries: 2, failingSince: minutes(-9) }, 'late'],
    ['has failed until its next run', { ...fine, failingSince: minutes(-30) }, 'failed'],
  ] as const)('%s', (_, facts, state) => {
    expect(stateOf(facts, now)).toBe(state);
  });
});
