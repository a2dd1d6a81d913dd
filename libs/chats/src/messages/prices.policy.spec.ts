import { describe, expect, it } from '@jest/globals';
import { giftIds, giftLevels, giftPrice, gifts, messageKinds } from '#contracts';
import { kindCode, kindOf, priceOf } from './prices.policy.js';

describe('the price of what is sent', () => {
  const prices = { message_credits: 1, photo_credits: 2 };

  it.each([
    ['text', 1, true, 'message'],
    ['gif', 1, true, 'message'],
    ['voice', 1, true, 'message'],
    ['photo', 2, false, 'photo'],
  ] as const)('%s costs %i, free allowance: %s, taken for a %s', (kind, credits, mayBeFree, reason) => {
    expect(priceOf({ kind }, prices)).toEqual({ credits, mayBeFree, reason });
  });

  it.each([
    ['daisy', 3],
    ['tulips', 5],
    ['roses', 10],
  ] as const)('a gift such as %s costs %i by its level, is never free, and is taken for a reason of its own [#7]', (gift, credits) => {
    expect(priceOf({ kind: 'gift', credits: giftPrice(gift, [3, 5, 10]) }, prices)).toEqual({ credits, mayBeFree: false, reason: 'gift' });
  });

  it('has three levels, with four gifts each [#7]', () => {
    expect(giftLevels.map((level) => giftIds.filter((id) => gifts[id] === level).length)).toEqual([4, 4, 4]);
  });

  it('keeps one code for each kind', () => {
    expect(messageKinds.map((kind) => kindOf(kindCode(kind)))).toEqual([...messageKinds]);
    expect((['text', 'photo', 'gif', 'gift', 'voice'] as const).map(kindCode)).toEqual([1, 2, 3, 4, 5]);
    expect(() => kindOf(99)).toThrow(RangeError);
  });
});
