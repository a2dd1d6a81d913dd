import { describe, expect, it } from '@jest/globals';
import type { UserView } from '#contracts';
import { priceOfGift, priceOfMessage, priceOfPhoto } from './price';

const user = (free_messages_left: number, country = 'NL') => ({ free_messages_left, profile: { country } as UserView['profile'] });
const settings = { message_credits: 1, minimum_message_costs: { NL: { costs: 70, currency: 'EUR' } } };

describe('the price on the send button', () => {
  it('is nothing while free messages are left, and says how many', () => {
    expect(priceOfMessage(user(4), settings)).toEqual({ kind: 'free', left: 4 });
  });

  it('is in credits and in the money of the country afterwards', () => {
    expect(priceOfMessage(user(0), settings)).toEqual({ kind: 'credits', credits: 1, from: { minor: 70, currency: 'EUR' } });
  });

  it('stands without money where the country has no price list', () => {
    expect(priceOfMessage(user(0, 'US'), settings)).toEqual({ kind: 'credits', credits: 1, from: null });
  });

  it('is nothing on a site where messages are free', () => {
    expect(priceOfMessage(user(0), { ...settings, message_credits: 0 })).toEqual({ kind: 'nothing' });
  });
});

describe('the price of a gift', () => {
  const shop = { ...settings, gift_credits: [3, 5, 10] };

  it('goes by its level, in credits and in money, whatever is left of the free messages [#7]', () => {
    expect(priceOfGift('daisy', user(5), shop)).toEqual({ kind: 'credits', credits: 3, from: { minor: 210, currency: 'EUR' } });
    expect(priceOfGift('roses', user(0), shop)).toEqual({ kind: 'credits', credits: 10, from: { minor: 700, currency: 'EUR' } });
  });

  it('counts the money of one credit, also where a message costs more than one [#7]', () => {
    const dear = { ...shop, message_credits: 2, minimum_message_costs: { NL: { costs: 140, currency: 'EUR' } } };
    expect(priceOfGift('tulips', user(0), dear)).toMatchObject({ credits: 5, from: { minor: 350 } });
  });

  it('is nothing on a site where gifts are free, and has no money where nobody can count it [#7]', () => {
    expect(priceOfGift('daisy', user(0), { ...shop, gift_credits: [0, 5, 10] })).toEqual({ kind: 'nothing' });
    expect(priceOfGift('daisy', user(0), { ...shop, message_credits: 0 })).toEqual({ kind: 'credits', credits: 3, from: null });
  });
});

describe('the price of a photo', () => {
  it('is never paid by the free messages, and stands in credits and in money [#6]', () => {
    expect(priceOfPhoto(user(5), { ...settings, photo_credits: 2 })).toEqual({
      kind: 'credits',
      credits: 2,
      from: { minor: 140, currency: 'EUR' },
    });
  });
});
