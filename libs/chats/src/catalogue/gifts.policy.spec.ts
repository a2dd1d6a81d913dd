import { describe, expect, it } from '@jest/globals';
import { giftIds } from '#contracts';
import { catalogueOf, creditsOf, isOffered, maySendGift, stateOf, untouched, type Gift } from './gifts.policy.js';

const daisy = untouched('daisy') as Gift;
const kite: Gift = { ...daisy, key: 'kite', level: null, credits: 4, place: 12, version: 1 };
const prices = [3, 5, 10];
const asked = { siteId: 'one', today: '2026-12-10', prices, shown: undefined };

describe('the catalogue of gifts', () => {
  it('has the built-in ones in their order until somebody changes them [#7]', () => {
    expect(catalogueOf([]).map(({ key }) => key)).toEqual([...giftIds]);
    expect(catalogueOf([]).map((gift) => creditsOf(gift, prices))).toEqual([3, 3, 3, 3, 5, 5, 5, 5, 10, 10, 10, 10]);
    expect(untouched('kite')).toBeUndefined();
    expect(untouched('constructor')).toBeUndefined();
  });

  it('takes the row of a built-in gift for the gift, and puts all in the order of their places', () => {
    const changed = { ...daisy, credits: 7, level: null, place: 13, version: 2 };
    const all = catalogueOf([kite, changed]);
    expect(all.map(({ key }) => key)).toEqual([...giftIds.slice(1), 'kite', 'daisy']);
    expect(all.at(-1)).toEqual(changed);
  });

  it.each([
    ['always', {}, 'offered'],
    ['before its first day', { fromDay: '2026-12-11' }, 'early'],
    ['on its first day', { fromDay: '2026-12-10' }, 'offered'],
    ['on its last day', { untilDay: '2026-12-10' }, 'offered'],
    ['after its last day', { untilDay: '2026-12-09' }, 'over'],
    ['within its season once it is retired', { fromDay: '2026-12-01', retiredAt: new Date(0) }, 'retired'],
  ] as const)('says of a gift how it stands: %s', (_, part, state) => {
    expect(stateOf({ ...kite, ...part }, '2026-12-10')).toBe(state);
  });

  it('offers a gift on its sites alone', () => {
    expect(isOffered({ ...kite, siteIds: ['one'] }, 'one', asked.today)).toBe(true);
    expect(isOffered({ ...kite, siteIds: ['one'] }, 'two', asked.today)).toBe(false);
    expect(isOffered({ ...kite, siteIds: null }, 'two', asked.today)).toBe(true);
  });

  it.each([
    ['one that is offered', kite, undefined, 'yes'],
    ['at the price on the button', kite, 4, 'yes'],
    ['a built-in one at the price of its level', daisy, 3, 'yes'],
    ['at another price than stood on the button', kite, 3, 'gift_price_changed'],
    ['cheaper than stood on the button', { ...kite, credits: 0 }, 4, 'gift_price_changed'],
    ['one that nobody knows', undefined, undefined, 'gift_not_offered'],
    ['one that is retired', { ...kite, retiredAt: new Date(0) }, 4, 'gift_not_offered'],
    ['one of another site', { ...kite, siteIds: ['two'] }, undefined, 'gift_not_offered'],
  ] as const)('lets a gift be sent or says why not: %s [#13]', (_, gift, shown, answer) => {
    const verdict = maySendGift(gift, { ...asked, shown });
    expect(verdict.allowed ? 'yes' : verdict.code).toBe(answer);
  });
});
