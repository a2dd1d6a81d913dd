import { describe, expect, it } from '@jest/globals';
import { detailsIn } from './index.js';

const whole = Object.entries({
  name: 'Anna & Co B.V.',
  address: 'Street 1, 1234 AB',
  city: 'Utrecht',
  country: 'NL',
  kvk: '12345678',
  vat: 'NL123456789B01',
  tradename: 'Second Spring',
  phone: '030 765 43 21',
  email: 'hello@anna.example',
}).flatMap(([option, value]) => [`--${option}`, value]);
const without = (option: string) => whole.filter((_, index) => whole[index - (index % 2)] !== option);

describe('the company command', () => {
  it('takes everything that members are told of a company', () => {
    expect(detailsIn(whole)).toMatchObject({
      host: null,
      name: 'Anna & Co B.V.',
      vatNumbers: ['NL123456789B01'],
      supportEmail: 'hello@anna.example',
    });
  });

  it.each(whole.filter((_, index) => index % 2 === 0))('does nothing without %s, and shows how it is called', (option) => {
    expect(() => detailsIn(without(option))).toThrow('--name "Anna & Co B.V."');
  });

  it('is for the site of one host where it names one', () => {
    expect(detailsIn([...whole, '--host', 'de.example']).host).toBe('de.example');
  });

  it('does not know other words', () => {
    expect(() => detailsIn([...whole, '--owner', 'Anna'])).toThrow('--name "Anna & Co B.V."');
  });
});
