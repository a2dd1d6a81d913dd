import { describe, expect, it } from '@jest/globals';
import { mayLike } from './likes.policy.js';

const fine = { self: false, mayBeSeen: true, fictional: false, confirmed: true, byFictional: false };

describe('giving a like', () => {
  it('is allowed to a confirmed member for somebody real whom they may see', () => {
    expect(mayLike(fine)).toEqual({ allowed: true });
  });

  it.each([
    [{ self: true }, 'like_self'],
    [{ mayBeSeen: false, fictional: true }, 'member_not_found'],
    [{ byFictional: true }, 'forbidden'],
    [{ confirmed: false }, 'not_confirmed'],
    [{ fictional: true }, 'like_fictional'],
  ] as const)('is refused with its reason: %j → %s', (change, code) => {
    expect(mayLike({ ...fine, ...change })).toMatchObject({ allowed: false, code });
  });
});
