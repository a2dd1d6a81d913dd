import { describe, expect, it } from '@jest/globals';
import { messageKinds } from '#contracts';
import { kindCode, kindOf, priceOf } from './prices.policy.js';

describe('the price of a message', () => {
  const prices = { message_credits: 1, photo_credits: 2 };

  it.each([
    ['text', 1, true],
    ['gif', 1, true],
    ['voice', 1, true],
    ['photo', 2, false],
  ] as const)('%s costs %i, free allowance: %s', (kind, credits, mayBeFree) => {
    expect(priceOf(kind, prices)).toEqual({ credits, mayBeFree });
  });

  it('keeps one code for each kind', () => {
    expect(messageKinds.map((kind) => kindOf(kindCode(kind)))).toEqual([...messageKinds]);
    expect(() => kindOf(99)).toThrow(RangeError);
  });
});
