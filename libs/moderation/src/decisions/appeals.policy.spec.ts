import { describe, expect, it } from '@jest/globals';
import type { DecisionState } from './decision.entity.js';
import { appealEnd, appellantOf, judgeOf, mayAppeal } from './appeals.policy.js';

const inForceAt = new Date('2026-08-31T10:00:00Z');
const codeOf = (state: DecisionState, now: string, since: Date | null = inForceAt) => {
  const verdict = mayAppeal({ state, inForceAt: since, now: new Date(now) });
  return verdict.allowed ? 'allowed' : verdict.code;
};

describe('an appeal', () => {
  it('is possible for six months after the decision, also when its time is over', () => {
    expect(codeOf('in_force', '2026-09-01T00:00:00Z')).toBe('allowed');
    expect(codeOf('ended', '2027-02-28T00:00:00Z')).toBe('allowed');
    expect(codeOf('in_force', appealEnd(inForceAt).toISOString())).toBe('allowed');
    expect(codeOf('in_force', new Date(appealEnd(inForceAt).getTime() + 1).toISOString())).toBe('appeal_over');
    expect(codeOf('in_force', '2027-03-04T10:00:00Z')).toBe('appeal_over');
  });

  it('is not possible before the decision holds', () => {
    expect(codeOf('in_force', '2026-09-01T00:00:00Z', null)).toBe('link_invalid');
  });

  it('is the member’s, or of whoever told of them when nothing was found', () => {
    expect(appellantOf({ measure: 'warning' })).toBe('member');
    expect(appellantOf({ measure: 'none' })).toBe('notifier');
  });

  it.each(['proposed', 'pending', 'undone', 'refused', 'overturned'] as const)('is not possible against one that is %s', (state) => {
    expect(codeOf(state, '2026-09-01T00:00:00Z', state === 'overturned' ? inForceAt : null)).toBe('link_invalid');
  });
});

describe('an objection is judged', () => {
  it.each([
    ['apart', { hadPart: false, isOwner: false, others: 0 }],
    ['apart', { hadPart: false, isOwner: true, others: 3 }],
    ['refused', { hadPart: true, isOwner: false, others: 0 }],
    ['refused', { hadPart: true, isOwner: true, others: 1 }],
    ['alone', { hadPart: true, isOwner: true, others: 0 }],
  ] as const)('%s: %j', (judge, facts) => {
    expect(judgeOf(facts)).toBe(judge);
  });
});
