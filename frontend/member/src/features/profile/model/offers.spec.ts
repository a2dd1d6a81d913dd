import { describe, expect, it } from '@jest/globals';
import { offersOf } from './offers';

const [visitor, free, payer] = [null, { paid_user: false }, { paid_user: true }];

describe('what a profile leads to', () => {
  it('is the sign-up for a visitor, and the prices for a member who never bought', () => {
    const person = { fictional: false };
    expect(offersOf(person, visitor)).toEqual({ signup: true, prices: false });
    expect(offersOf(person, free)).toEqual({ signup: false, prices: true });
    expect(offersOf(person, payer)).toEqual({ signup: false, prices: false });
  });

  it('is nothing to sign up for or to buy where the profile is fictional', () => {
    for (const reader of [visitor, free, payer]) expect(offersOf({ fictional: true }, reader)).toEqual({ signup: false, prices: false });
  });
});
