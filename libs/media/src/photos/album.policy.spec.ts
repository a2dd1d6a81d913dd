import { describe, expect, it } from '@jest/globals';
import { mayAddPhoto } from './album.policy.js';

const free = { paid: false, confirmed: true };
const premium = { paid: true, confirmed: true };
const newcomer = { paid: false, confirmed: false };

describe('one more photo', () => {
  it.each([
    [2, free, null],
    [3, free, 'photo_limit'],
    [24, premium, null],
    [25, premium, 'photo_limit'],
    [0, newcomer, null],
    [1, newcomer, 'not_confirmed'],
  ])('beside %i of a member with %j: %p', (photos, owner, refusal) => {
    const verdict = mayAddPhoto({ photos }, owner);
    expect(verdict.allowed ? null : verdict.code).toBe(refusal);
  });
});
