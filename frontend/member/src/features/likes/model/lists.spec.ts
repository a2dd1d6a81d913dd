import { describe, expect, it } from '@jest/globals';
import type { LikesAnswer } from '#contracts';
import { peopleOf } from './lists';
import { createPresses } from './presses';

const answer = (rest: Record<string, { id: string }[]>) =>
  ({ profiles: [], liked_by: [], matches: [], num_new_likes: 0, cursor: null, ...rest }) as unknown as LikesAnswer;

describe('the lists of likes', () => {
  it('take each kind from its own part of the answer', () => {
    const all = answer({ liked_by: [{ id: 'received' }], profiles: [{ id: 'given' }], matches: [{ id: 'match' }] });
    expect((['received', 'given', 'matches'] as const).map((type) => peopleOf([all], type)[0]?.id)).toEqual(['received', 'given', 'match']);
  });

  it('show nobody twice when a new like moved the pages', () => {
    const pages = [answer({ liked_by: [{ id: 'a' }, { id: 'b' }] }), answer({ liked_by: [{ id: 'b' }, { id: 'c' }] })];
    expect(peopleOf(pages, 'received').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('pressing the heart', () => {
  it('counts once when the hand presses twice, and again after a moment', () => {
    let time = 0;
    const counts = createPresses(() => time);
    const presses = [counts('anna')];
    time = 300;
    presses.push(counts('anna'), counts('bert'));
    time = 2_000;
    presses.push(counts('anna'));
    expect(presses).toEqual([true, false, true, true]);
  });
});
