import { describe, expect, it } from '@jest/globals';
import { barOf, kinds, type Kind } from './evening.js';
import { judgeRate } from './limits.policy.js';
import type { Times } from './tally.js';

const fine: Times = { count: 500, failed: 0, p50: 1, p95: 2, p99: 3 };
const allFine = Object.fromEntries([...kinds, 'told'].map((kind) => [kind, fine])) as Record<Kind | 'told', Times>;
const judge = (changed: Partial<Record<Kind | 'told', Partial<Times>>>, late_p99 = 1) => {
  const changes = Object.entries(changed).map(([kind, times]) => [kind, { ...fine, ...times }]);
  return judgeRate({ kinds: { ...allFine, ...(Object.fromEntries(changes) as typeof allFine) }, generator: { late_p99 } });
};

describe('a rate of the evening', () => {
  it('is borne while every kind is within its bar', () => {
    expect(judge({})).toEqual({ kind: 'borne' });
    expect(judge({ search: { p99: barOf('search') } })).toEqual({ kind: 'borne' });
  });

  it('is broken by the kind that is most over its bar', () => {
    expect(judge({ search: { p99: barOf('search') * 1.1 }, poll: { p99: barOf('poll') * 3 } })).toEqual({
      kind: 'broken',
      what: 'poll',
      why: 'p99 300 ms, over 100 ms',
    });
  });

  it('is broken by failures before all, unless it was a single one', () => {
    expect(judge({ poll: { p99: barOf('poll') * 3 }, like: { failed: 50 } })).toMatchObject({ what: 'like', why: '9.1 % failed' });
    expect(judge({ upload: { count: 5, failed: 1 } })).toEqual({ kind: 'borne' });
  });

  it('is not judged by the slowest of a few', () => {
    expect(judge({ upload: { count: 5, p99: barOf('upload') * 2 } })).toEqual({ kind: 'borne' });
  });

  it('is not known when whoever asks was late themselves', () => {
    expect(judge({ poll: { p99: barOf('poll') * 3 } }, 250)).toEqual({ kind: 'unknown', why: 'the program that asks began 250 ms late' });
  });
});
