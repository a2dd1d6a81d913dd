import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { companyDetails, isCountry, isVatNumber, vatNumber } from './index.js';

describe('the number of a company at a tax office', () => {
  it.each([
    ['AT', 'ATU12345678'],
    ['BE', 'BE0123456789'],
    ['CH', 'CHE123456789MWST'],
    ['DE', 'DE123456789'],
    ['ES', 'ESB12345678'],
    ['FR', 'FRXX123456789'],
    ['GB', 'GB123456789'],
    ['GR', 'EL123456789'],
    ['IE', 'IE1234567A'],
    ['NL', 'NL123456789B01'],
    ['NO', 'NO123456789MVA'],
    ['SE', 'SE123456789001'],
  ])('has the form of its country: %s', (country, number) => {
    expect([isVatNumber(number, country), isVatNumber(number)]).toEqual([true, true]);
    expect(isVatNumber(number.slice(0, -1), country)).toBe(false);
    expect(isVatNumber(number, country === 'NL' ? 'DE' : 'NL')).toBe(false);
  });

  it.each(['', 'NL', '123456789B01', 'GR123456789', 'US123456789', 'NL123456789B01 and more'])('is none: %j', (number) => {
    expect(isVatNumber(number)).toBe(false);
    expect(z.safeParse(vatNumber, number).error?.issues[0]?.message).toBe('vat_number_invalid');
  });

  it('is of the One-Stop-Shop for a seller outside the Union, and of no country', () => {
    expect([isVatNumber('EU123456789'), isVatNumber('EU123456789', 'NL')]).toEqual([true, false]);
  });

  it('is of a seller outside Norway who is registered there for consumers', () => {
    const number = vatNumber.parse('VOEC 2001234');
    expect([number, isVatNumber(number, 'NO'), isVatNumber(number, 'SE')]).toEqual(['VOEC2001234', true, false]);
    expect(['VOEC200123', 'VOEC20012345', 'VOEC', '2001234'].map((one) => isVatNumber(one, 'NO'))).toEqual([false, false, false, false]);
  });

  it.each(['12345678901', 'US123456789', 'M90312345A', '1', 'X'.repeat(30)])(
    'has whichever form in a country of which none is known: %s',
    (number) => expect(isVatNumber(number, 'US')).toBe(true),
  );

  it.each(['', 'X'.repeat(31), '12/34', '12 34', 'Ж1'])('consists of letters and digits in each country: %j', (number) => {
    expect(isVatNumber(number, 'US')).toBe(false);
  });

  it('is kept as papers write it, however it was typed', () => {
    expect(vatNumber.parse(' nl 1234.56.789-b01 ')).toBe('NL123456789B01');
  });
});

describe('the details of a company', () => {
  const details = {
    name: 'Lente B.V.',
    address: 'Zonlaan 3, 3511 AA',
    city: 'Utrecht',
    country: 'NL',
    kvk: '12345678',
    tradenames: [],
    vat_numbers: ['DE123456789'],
    creditor_id: null,
    support_phone: '030 765 43 21',
    delete_discount: false,
  };

  it('are whole, with numbers of whichever country', () => {
    expect(companyDetails.parse(details)).toEqual(details);
  });

  it.each([
    ['name', ' '],
    ['address', ''],
    ['city', 'x'.repeat(101)],
    ['country', 'EU'],
    ['country', 'nl'],
    ['kvk', ''],
    ['tradenames', ['']],
    ['vat_numbers', ['NL1']],
    ['creditor_id', 'NL00ZZZ123456780000'],
    ['support_phone', 'call us'],
    ['delete_discount', 'yes'],
  ])('are refused for %s %j', (field, value) => {
    const read = companyDetails.safeParse({ ...details, [field]: value });
    expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it('may be of a country in which no member can live, and of none that is not there', () => {
    expect(['NL', 'EE', 'SG', 'XX', 'ZZ', 'NLD'].map(isCountry)).toEqual([true, true, true, false, false, false]);
  });
});
