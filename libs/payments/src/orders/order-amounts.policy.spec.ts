import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { creditsOf, creditsOfRefund, priceOf } from './order-amounts.policy.js';

const order = { credits: 50, payableMinor: 4_000 };

describe('the price of some credits of an order', () => {
  it.each([
    [0, 0],
    [1, 80],
    [50, 4_000],
  ])('of %i is %i cents', (part, minor) => {
    expect(priceOf(order, part)).toBe(minor);
  });

  it('is rounded half up', () => {
    expect([priceOf({ credits: 2, payableMinor: 101 }, 1), priceOf({ credits: 4, payableMinor: 101 }, 1)]).toEqual([51, 25]);
  });
});

describe('the credits that money of an order stands for', () => {
  it.each([
    [0, 0],
    [39, 0],
    [40, 1],
    [119, 1],
    [120, 2],
    [4_000, 50],
    [9_999, 50],
  ])('are for %i cents %i', (minor, credits) => {
    expect(creditsOf(order, minor)).toBe(credits);
  });

  it('are all of them where nothing was paid', () => {
    expect(creditsOf({ credits: 50, payableMinor: 0 }, 0)).toBe(50);
  });

  it('add up over refunds to those of their sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 0, max: 4_000 }), (before, more) => {
        const part = Math.min(more, 4_000 - before);
        expect(creditsOf(order, before) + creditsOfRefund(order, part, before)).toBe(creditsOf(order, before + part));
      }),
      { numRuns: 200 },
    );
  });
});
