import { describe, expect, it } from '@jest/globals';
import { commands } from '#contracts-admin';
import { emptyScheme, readScheme, schemeFaults, type SchemeForm } from './scheme-form';

const simplest: SchemeForm = { country: 'DE', kind: 'registered', number: 'de 123456789', from: '2027-01-01' };

describe('the form of how a company pays the VAT of a country', () => {
  it('is read in a form that the server takes', () => {
    const wish = { country: 'DE', kind: 'registered', number: 'DE123456789', from: '2027-01-01' };
    expect(readScheme(simplest)).toEqual({ wish });
    expect(commands.set_vat_scheme.body.safeParse({ ...wish, version: 1, reason: 'Registered' }).success).toBe(true);
  });

  it('forgets a number that was typed before somebody chose that no VAT is paid', () => {
    expect(readScheme({ ...simplest, kind: 'none' })).toMatchObject({ wish: { number: '' } });
  });

  it.each([
    ['a number of another country', { number: 'NL123456789B01' }, { number: schemeFaults.number }],
    ['no number', { number: '' }, { number: schemeFaults.number }],
    ['no number of any country', { kind: 'one_stop_shop', number: '12' }, { number: schemeFaults.number }],
    ['no day', { from: '' }, { from: schemeFaults.from }],
  ] as const)('says in words what is wrong, beside its field: %s', (_, change, faults) => {
    expect(readScheme({ ...simplest, ...change })).toEqual({ faults });
  });

  it('takes a number of any country for the One-Stop-Shop', () => {
    expect(readScheme({ ...simplest, kind: 'one_stop_shop', number: 'NL123456789B01' })).toHaveProperty('wish');
  });

  it('takes any number where the form of the country is not known, and none without one', () => {
    expect(readScheme({ ...simplest, country: 'AU', number: '51 824 753 556' })).toMatchObject({ wish: { number: '51824753556' } });
    expect(readScheme({ ...simplest, country: 'AU', number: '' })).toEqual({ faults: { number: schemeFaults.number } });
  });

  it('that is empty names everything that is needed at once', () => {
    expect(readScheme(emptyScheme)).toEqual({ faults: schemeFaults });
  });
});
