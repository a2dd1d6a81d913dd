import { describe, expect, it } from '@jest/globals';
import { debitForm } from '#contracts';
import { isDebitIban } from './iban.policy.js';

/** One of each country, as the registry of IBANs shows it. */
const ofArea = [
  'AD1200012030200359100100',
  'AT611904300234573201',
  'BE68539007547034',
  'BG80BNBG96611020345678',
  'CH9300762011623852957',
  'CY17002001280000001200527600',
  'CZ6508000000192000145399',
  'DE89370400440532013000',
  'DK5000400440116243',
  'EE382200221020145685',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'GI75NWBK000000007099453',
  'GR1601101250000000012300695',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'IE29AIBK93115212345678',
  'IS140159260076545510730339',
  'IT60X0542811101000000123456',
  'LI21088100002324013AA',
  'LT121000011101001000',
  'LU280019400644750000',
  'LV80BANK0000435195001',
  'MC5811222000010123456789030',
  'MT84MALT011000012345MTLCAST001S',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'RO49AAAA1B31007593840000',
  'SE4550000000058398257466',
  'SI56263300012039086',
  'SK3112000000198742637541',
  'SM86U0322509800000000270100',
  'VA59001123000012345678',
];
const anotherDigit = (iban: string): string => iban.slice(0, -1) + ((Number.parseInt(iban.slice(-1), 36) + 1) % 10);

describe('the account of a direct debit [#94] [M15]', () => {
  it.each(ofArea)('may be %s', (iban) => {
    expect(isDebitIban(iban)).toBe(true);
  });

  it.each(ofArea)('is not %s with another last digit, a digit more or a digit less', (iban) => {
    expect([anotherDigit(iban), `${iban}0`, iban.slice(0, -1)].map(isDebitIban)).toEqual([false, false, false]);
  });

  it.each([
    ['Turkey', 'TR330006100519786457841326'],
    ['Saudi Arabia', 'SA0380000000608010167519'],
    ['the Emirates', 'AE070331234567890123456'],
    ['Ukraine', 'UA213223130000026007233566001'],
    ['no country', 'XX91ABNA0417164300'],
  ])('is none of %s, from which nothing can be collected', (_, iban) => {
    expect(isDebitIban(iban)).toBe(false);
  });

  it('may be typed in groups, with dots and in small letters', () => {
    const form = { holder: 'A. de Vries', street: 'Singel', house_number: '12 b', zip: '3511 AA', city: 'Utrecht', phone: '06 1234 5678' };
    expect(debitForm.parse({ ...form, iban: 'nl91 abna.0417-1643 00' })).toMatchObject({ iban: 'NL91ABNA0417164300', phone: '0612345678' });
  });
});
