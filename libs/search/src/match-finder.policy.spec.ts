import { describe, expect, it } from '@jest/globals';
import { openInterests } from '#contracts';
import { rank, type Candidate, type Seeker } from './match-finder.policy.js';

const seeker: Seeker = { answers: {}, interests: ['gardening', 'tea', 'sex'], reason: 'friendship' };
const somebody = (facts: Partial<Candidate>): Candidate => ({
  id: 'a',
  interests: [],
  reason: null,
  relationship: null,
  body: null,
  tattoos: null,
  km: null,
  ...facts,
});
const reasons = (facts: Partial<Candidate>, answers: Seeker['answers'] = {}) =>
  rank({ ...seeker, answers }, [somebody(facts)], 20)[0]?.reasons;

describe('the match finder', () => {
  it.each([
    ['common interests', { interests: ['tea', 'wine', 'gardening'] }, [{ kind: 'interests', values: ['tea', 'gardening'] }]],
    ['the same goal', { reason: 'friendship' }, [{ kind: 'reason', value: 'friendship' }]],
    ['towns near each other', { km: 25 }, [{ kind: 'distance', km: 25 }]],
  ] as const)('finds people by %s and says so [#75]', (_what, facts, expected) => {
    expect(reasons(facts)).toEqual(expected);
  });

  it('says what fits a wish only when it was wished', () => {
    const facts = { relationship: 'widowed', body: 'slim', tattoos: 'none' };
    expect(reasons(facts)).toBeUndefined();
    expect(reasons(facts, { relationship: ['widowed', 'single'] })).toEqual([{ kind: 'relationship', value: 'widowed' }]);
  });

  it('takes the answer before the profile', () => {
    expect(reasons({ reason: 'friendship' }, { reason: 'travel' })).toBeUndefined();
    expect(reasons({ interests: ['wine'] }, { interests: ['wine'] })).toEqual([{ kind: 'interests', values: ['wine'] }]);
  });

  it('never speaks of intimate interests', () => {
    expect(reasons({ interests: ['sex'] })).toBeUndefined();
  });

  it('shows nobody without a reason, the best first, and of equals who was here last', () => {
    const people = [
      somebody({ id: 'nothing' }),
      somebody({ id: 'near', km: 10 }),
      somebody({ id: 'near too', km: 10 }),
      somebody({ id: 'best', km: 50, interests: ['tea', 'gardening'] }),
    ];
    expect(rank(seeker, people, 20).map(({ id }) => id)).toEqual(['best', 'near', 'near too']);
    expect(rank(seeker, people, 1)).toHaveLength(1);
    expect(rank(seeker, people, 1)[0]?.reasons.map(({ kind }) => kind)).toEqual(['interests', 'distance']);
  });
});

describe('what suits', () => {
  const pointsOf = (facts: Partial<Candidate>, answers: Seeker['answers'] = {}) =>
    rank({ ...seeker, answers }, [somebody(facts)], 20)[0]?.points;
  const interests = openInterests.slice(0, 5);
  it.each([
    [1, 3],
    [4, 12],
    [5, 12],
  ])('counts common interests up to four: %i are worth %i', (count, points) => {
    expect(pointsOf({ interests: interests.slice(0, count) }, { interests })).toBe(points);
  });

  it.each([
    [10, 5],
    [25, 4],
    [50, 2],
    [100, 1],
    [500, 0],
  ])('counts nearness: towns within %i km are worth %i', (km, points) => {
    expect(pointsOf({ km })).toBe(points);
  });

  it('counts the goal more than a wish that was said', () => {
    expect(pointsOf({ reason: 'friendship' })).toBe(5);
    expect(pointsOf({ relationship: 'widowed' }, { relationship: ['widowed'] })).toBe(3);
    expect(pointsOf({ body: 'slim' }, { body: ['slim'] })).toBe(2);
    expect(pointsOf({ tattoos: 'none' }, { tattoos: ['none'] })).toBe(2);
  });
});
