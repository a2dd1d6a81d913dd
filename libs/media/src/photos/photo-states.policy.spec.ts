import { describe, expect, it } from '@jest/globals';
import {
  countedStates,
  mayBeMain,
  movesOf,
  photoMoves,
  publicStates,
  restoredState,
  shownState,
  statesBefore,
  type PhotoAct,
  type PhotoState,
} from './photo-states.policy.js';

const states: readonly PhotoState[] = ['processing', 'checking', 'visible', 'hidden', 'rejected', 'removed'];
const acts = Object.keys(photoMoves) as PhotoAct[];

describe('the states of a photo', () => {
  it.each<[PhotoAct, PhotoState, PhotoState[]]>([
    ['show', 'processing', ['visible', 'checking']],
    ['show', 'visible', []],
    ['show', 'removed', []],
    ['approve', 'checking', ['visible']],
    ['approve', 'visible', []],
    ['approve', 'rejected', []],
    ['reject', 'checking', ['rejected']],
    ['reject', 'visible', []],
    ['approveSeen', 'checking', ['visible']],
    ['approveSeen', 'hidden', ['hidden']],
    ['approveSeen', 'visible', ['visible']],
    ['approveSeen', 'processing', []],
    ['approveSeen', 'rejected', []],
    ['takeDown', 'processing', ['rejected']],
    ['takeDown', 'checking', ['rejected']],
    ['takeDown', 'visible', ['rejected']],
    ['takeDown', 'hidden', ['rejected']],
    ['takeDown', 'rejected', []],
    ['takeDown', 'removed', []],
    ['reinstate', 'rejected', ['visible']],
    ['reinstate', 'removed', []],
    ['remove', 'processing', ['removed']],
    ['remove', 'checking', ['removed']],
    ['remove', 'visible', ['removed']],
    ['remove', 'hidden', ['removed']],
    ['remove', 'rejected', ['removed']],
    ['remove', 'removed', []],
    ['restore', 'removed', ['processing', 'checking', 'visible', 'hidden', 'rejected']],
    ['restore', 'rejected', []],
  ])('%s makes of one that is %s: %j', (act, before, after) => {
    expect(
      movesOf(act)
        .filter((move) => move.before === before)
        .map((move) => move.after),
    ).toEqual(after);
  });

  it('say for each act of a moderator exactly one state after each state before', () => {
    const moderators = acts.filter((act) => photoMoves[act].by === 'moderator');
    expect(moderators).toHaveLength(5);
    for (const act of moderators) expect(statesBefore(act)).toHaveLength(movesOf(act).length);
  });

  it('let nobody but its owner bring back what the owner removed, and nobody but a moderator what was rejected', () => {
    const whoMoves = (state: PhotoState, but: PhotoState) =>
      new Set(
        acts.filter((act) => movesOf(act).some(({ before, after }) => before === state && after !== but)).map((act) => photoMoves[act].by),
      );
    expect(whoMoves('removed', 'removed')).toEqual(new Set(['owner']));
    expect(whoMoves('rejected', 'removed')).toEqual(new Set(['moderator']));
  });
});

describe('renditions', () => {
  it.each<[boolean, boolean, PhotoState]>([
    [false, false, 'visible'],
    [true, false, 'checking'],
    [true, true, 'visible'],
    [false, true, 'visible'],
  ])('show a new photo (checked first: %s, approved: %s) as %s', (isCheckedFirst, isApproved, after) => {
    expect(shownState('processing', { isCheckedFirst, isApproved })).toBe(after);
    expect(movesOf('show')).toContainEqual({ before: 'processing', after });
  });

  it.each(states.filter((state) => state !== 'processing'))('of another crop leave a photo that is %s what it is', (state) => {
    expect(shownState(state, { isCheckedFirst: true, isApproved: false })).toBe(state);
  });
});

describe('a photo that is brought back', () => {
  it.each<[PhotoState, PhotoState, boolean]>([
    ['processing', 'processing', false],
    ['checking', 'processing', false],
    ['visible', 'processing', false],
    ['hidden', 'hidden', true],
    ['rejected', 'rejected', false],
  ])('without renditions is, when it was %s: %s (new ones meanwhile: %s)', (before, status, remake) => {
    expect(restoredState(before, false)).toEqual({ status, remake });
    expect(restoredState(before, true)).toEqual({ status: before, remake: false });
    expect(movesOf('restore')).toContainEqual({ before: 'removed', after: status });
  });
});

describe('a place in the album', () => {
  it('is taken by all but those that were rejected or removed', () => {
    expect(states.filter((state) => !countedStates.some((counted) => counted === state))).toEqual(['rejected', 'removed']);
  });

  it('as the main photo is for a public one that others see, or will', () => {
    expect(states.filter((status) => mayBeMain({ status, private: false }))).toEqual(publicStates);
    expect(states.some((status) => mayBeMain({ status, private: true }))).toBe(false);
  });
});

it('what takes a place in the album is there for its owner, and not rejected', () => {
  expect([countedStates, publicStates]).toEqual([
    ['processing', 'checking', 'visible', 'hidden'],
    ['processing', 'checking', 'visible'],
  ]);
  expect([photoMoves.show.by, photoMoves.remove.by, photoMoves.restore.by]).toEqual(['worker', 'owner', 'owner']);
});
