import { describe, expect, it } from '@jest/globals';
import { readMobile } from './phone.policy.js';

describe('the phone that gets a code [#94]', () => {
  it.each([
    ['0612345678', 'NL', '+31612345678', 'NL'],
    ['+31612345678', 'DE', '+31612345678', 'NL'],
    ['0031612345678', 'NL', '+31612345678', 'NL'],
    ['015112345678', 'DE', '+4915112345678', 'DE'],
    ['0470123456', 'BE', '+32470123456', 'BE'],
    ['06641234567', 'AT', '+436641234567', 'AT'],
  ])('%s of a member in %s is %s', (typed, home, number, country) => {
    expect(readMobile(typed, home)).toEqual({ number, country, endsIn: number.slice(-3) });
  });

  it.each([
    ['a phone at home', '0302312345', 'NL', 'phone_not_mobile'],
    ['a number that costs extra', '09001234', 'NL', 'phone_not_mobile'],
    ['too short', '0612', 'NL', 'phone_invalid'],
    ['of no country', '+999612345678', 'NL', 'phone_invalid'],
    ['of a country where nobody pays so', '+33612345678', 'NL', 'phone_country'],
    ['of another country with the same digits in front', '+447911123456', 'NL', 'phone_country'],
  ])('is none that is %s', (_, typed, home, fault) => {
    expect(readMobile(typed, home)).toBe(fault);
  });
});
