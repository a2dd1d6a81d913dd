import { describe, expect, it } from '@jest/globals';
import type { UserView } from '#contracts';
import { priceOfGift, priceOfMessage, priceOfPhoto } from './price';

const user = (free_messages_left: number, country = 'NL', unit: number | null = null) => ({
  free_messages_left,
  unit_price: unit === null ? null : { minor: unit, currency: 'EUR' },
  profile: { country } as UserView['profile'],
});
const atLeast = (minor: number) => ({ amount: { minor, currency: 'EUR' }, isExact: false });
const settings = { message_credits: 1, minimum_message_costs: { NL: { costs: 70, currency: 'EUR' } } };

describe('the price on the send button', () => {
  it('is nothing while free messages are left, and says how many', () => {
    expect(priceOfMessage(user(4), settings)).toEqual({ kind: 'free', left: 4 });
  });

  it('is in credits and in the money of the country afterwards [#166]', () => {
    expect(priceOfMessage(user(0), settings)).toEqual({ kind: 'credits', credits: 1, money: atLeast(70) });
  });

  it('is exactly what the next credit cost, where it was bought [#E4]', () => {
    expect(priceOfMessage(user(0, 'NL', 80), settings)).toMatchObject({ money: { amount: { minor: 80, currency: 'EUR' }, isExact: true } });
    expect(priceOfPhoto(user(0, 'US', 80), { ...settings, photo_credits: 2 })).toMatchObject({ money: { amount: { minor: 160 } } });
  });

  it('stands without money where the country has no price list', () => {
    expect(priceOfMessage(user(0, 'US'), settings)).toEqual({ kind: 'credits', credits: 1, money: null });
  });

  it('is nothing on a site where messages are free', () => {
    expect(priceOfMessage(user(0), { ...settings, message_credits: 0 })).toEqual({ kind: 'nothing' });
  });
});

describe('the price of a gift', () => {
  it('stands in credits and in money, whatever is left of the free messages [#7]', () => {
    expect(priceOfGift(3, user(5), settings)).toEqual({ kind: 'credits', credits: 3, money: atLeast(210) });
    expect(priceOfGift(10, user(0), settings)).toEqual({ kind: 'credits', credits: 10, money: atLeast(700) });
  });

  it('counts the money of one credit, also where a message costs more than one [#7]', () => {
    const dear = { ...settings, message_credits: 2, minimum_message_costs: { NL: { costs: 140, currency: 'EUR' } } };
    expect(priceOfGift(5, user(0), dear)).toMatchObject({ credits: 5, money: atLeast(350) });
  });

  it('is nothing for a gift that is free, and has no money where nobody can count it [#7]', () => {
    expect(priceOfGift(0, user(0), settings)).toEqual({ kind: 'nothing' });
    expect(priceOfGift(3, user(0), { ...settings, message_credits: 0 })).toEqual({ kind: 'credits', credits: 3, money: null });
  });
});

describe('the price of a photo', () => {
  it('is never paid by the free messages, and stands in credits and in money [#6]', () => {
    expect(priceOfPhoto(user(5), { ...settings, photo_credits: 2 })).toEqual({
      kind: 'credits',
      credits: 2,
      money: atLeast(140),
    });
  });
});
