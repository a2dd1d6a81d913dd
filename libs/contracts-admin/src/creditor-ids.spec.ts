import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { creditorId, isCreditorId } from './index.js';

describe('the identifier of a creditor', () => {
  // As banks and providers print it in their examples.
  it.each(['DE98ZZZ09999999999', 'AT61ZZZ01234567890', 'BE69ZZZ050D000000008', 'NL08ZZZ502057730000'])('can be %s', (id) => {
    expect(isCreditorId(id)).toBe(true);
  });

  it('is the same creditor whatever the three signs are that it may choose', () => {
    expect([isCreditorId('DE98ABC09999999999'), isCreditorId('DE98Z1209999999999')]).toEqual([true, true]);
  });

  it.each([
    ['another check digit', 'DE97ZZZ09999999999'],
    ['two digits that changed places', 'AT61ZZZ01234657890'],
    ['another letter', 'BE69ZZZ050E000000008'],
    ['another country', 'AT98ZZZ09999999999'],
    ['check digits that are never given, though they come to the same', 'DE01ZZZ09999999999'],
    ['a digit too few for its country', 'NL22ZZZ00000000000'],
    ['nothing behind the three signs', 'DE98ZZZ'],
    ['small letters', 'de98zzz09999999999'],
    ['more than 35 signs', `FR22ZZZ${'0'.repeat(29)}`],
    ['nothing', ''],
  ])('is none with %s', (_, id) => {
    expect(isCreditorId(id)).toBe(false);
  });

  it('may be short or long in a country whose length is not known here, with one pair of check digits that fits', () => {
    for (const country of ['FR', 'FI'])
      for (const number of ['1', '123456', '0'.repeat(28)]) expect(fitting(country, number)).toHaveLength(1);
  });

  it('is kept as mandates write it, however it was typed, and refused in words', () => {
    expect(creditorId.parse(' de98 zzz 0999-999.9999 ')).toBe('DE98ZZZ09999999999');
    expect(z.safeParse(creditorId, 'DE97ZZZ09999999999').error?.issues[0]?.message).toBe('creditor_id_invalid');
    expect(z.safeParse(creditorId, '').error?.issues[0]?.message).toBe('creditor_id_invalid');
  });
});

const pairs = Array.from({ length: 97 }, (_, index) => String(index + 2).padStart(2, '0'));
const fitting = (country: string, number: string) => pairs.map((pair) => `${country}${pair}ZZZ${number}`).filter(isCreditorId);
