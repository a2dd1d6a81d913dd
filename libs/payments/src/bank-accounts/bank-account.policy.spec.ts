import { describe, expect, it } from '@jest/globals';
import { bankAccountBody } from '#contracts';
import { bankAccountStateOf, endOf, isIban } from './bank-account.policy.js';

describe('a bank account', () => {
  it.each([
    'NL91ABNA0417164300',
    'DE89370400440532013000',
    'BE68539007547034',
    'FR1420041010050500013M02606',
    'ES9121000418450200051332',
    'IT60X0542811101000000123456',
    'PL61109010140000071219812874',
    'SE4550000000058398257466',
    'NO9386011117947',
    'DK5000400440116243',
    'FI2112345600000785',
    'GB29NWBK60161331926819',
  ])('%s can be one', (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  it.each([
    ['a wrong check digit', 'NL92ABNA0417164300'],
    ['two digits that changed places', 'NL91ABNA0417163400'],
    ['a digit too few for its country', 'NL91ABNA041716430'],
    ['a country that is none', 'XX91ABNA0417164300'],
    ['nothing', ''],
  ])('%s is none', (_, iban) => {
    expect(isIban(iban)).toBe(false);
  });

  it('may be typed in groups and in small letters', () => {
    expect(bankAccountBody.parse({ iban: ' nl91 abna 0417 1643 00 ', holder: ' A. de Vries ' })).toEqual({
      iban: 'NL91ABNA0417164300',
      holder: 'A. de Vries',
    });
    expect(bankAccountBody.safeParse({ iban: 'my account', holder: 'A. de Vries' }).error?.issues[0]?.message).toBe('iban_invalid');
    expect(bankAccountBody.safeParse({ iban: 'NL91ABNA0417164300', holder: ' ' }).error?.issues[0]?.message).toBe('field_required');
  });

  it('is asked for when all transfers failed, until it is given; four signs of it may be shown', () => {
    const state = (of: 'requested' | 'sent' | 'done' | 'failed', isGiven: boolean) => bankAccountStateOf({ state: of }, isGiven);
    expect([state('failed', false), state('failed', true)]).toEqual(['asked', 'given']);
    expect([state('requested', false), state('sent', true), state('done', true)]).toEqual(['not_needed', 'not_needed', 'paid']);
    expect(endOf('NL91ABNA0417164300')).toBe('4300');
  });
});
