import { describe, expect, it } from '@jest/globals';
import type { UserView } from '#contracts';
import { priceOfMessage } from './price';

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
