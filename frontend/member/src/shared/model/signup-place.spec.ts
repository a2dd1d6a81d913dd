import { describe, expect, it } from '@jest/globals';
import { signupPlaceIn, signupState } from './signup-place';

describe('the place in the sign-up dialog', () => {
  it('is read from the history as it was written', () => {
    expect(signupPlaceIn(signupState({ step: 2, depth: 3 }))).toEqual({ step: 2, depth: 3 });
  });

  it('is nowhere when the history says nothing of it', () => {
    for (const state of [null, undefined, 'x', {}, { signup: null }, { signup: 2 }]) expect(signupPlaceIn(state)).toBeNull();
  });

  it('is the first step when the history says something that is no number', () => {
    expect(signupPlaceIn({ signup: { step: 'y', depth: 'x' } })).toEqual({ step: 0, depth: 1 });
  });
});
