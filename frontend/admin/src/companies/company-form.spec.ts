import { describe, expect, it } from '@jest/globals';
import { commands, type CompanyPage } from '#contracts-admin';
import { allCountries, changesBy, emptyForm, formOf, readForm, type CompanyForm } from './company-form';
import { companyWords } from './company-words';
import { formFaults, formWords } from './form-words';

const page: CompanyPage = {
  id: '01930000-0000-7000-8000-000000000002',
  version: 3,
  added: '2023-06-01T00:00:00.000Z',
  name: 'Lente B.V.',
  address: 'Zonlaan 3, 3511 AA',
  city: 'Utrecht',
  country: 'NL',
  kvk: '12345678',
  tradenames: ['Lente', 'Second Spring'],
  vat_numbers: ['NL123456789B01'],
  creditor_id: null,
  support_phone: '030 765 43 21',
  delete_discount: true,
  sites: [],
  other_sites: [],
  numbers: [],
  vat_schemes: [],
};
const faultsOf = (change: Partial<CompanyForm>) => {
  const read = readForm({ ...formOf(page), ...change });
  return 'faults' in read ? read.faults : undefined;
};

describe('the form of a company', () => {
  it('filled with one is read as that one, in a form that the server takes', () => {
    const read = readForm(formOf(page));
    const { name, address, city, country, kvk, tradenames, vat_numbers, creditor_id, support_phone, delete_discount } = page;
    const details = { name, address, city, country, kvk, tradenames, vat_numbers, creditor_id, support_phone, delete_discount };
    expect(read).toEqual({ wish: details });
    expect(commands.change_company.body.safeParse({ ...details, version: 3, reason: 'It moved' }).success).toBe(true);
    expect(commands.make_company.body.safeParse({ ...details, reason: 'A new one' }).success).toBe(true);
  });

  it('takes names and numbers one on each line, however they were typed', () => {
    const read = readForm({ ...formOf(page), tradenames: '', vat_numbers: ' nl 1234.56.789 b01 \n\nDE123456789\n' });
    expect(read).toMatchObject({ wish: { tradenames: [], vat_numbers: ['NL123456789B01', 'DE123456789'] } });
  });

  it.each([
    ['no name', { name: ' ' }, { name: formFaults.name }],
    ['no country', { country: '' }, { country: formFaults.country }],
    ['no telephone number', { support_phone: 'call us' }, { support_phone: formFaults.support_phone }],
    ['a number that is none', { vat_numbers: 'NL123456789B01\nNL12' }, { vat_numbers: formWords.wrongNumber('NL12') }],
    ['several that are none: the first', { vat_numbers: 'NL1\nNL2' }, { vat_numbers: formWords.wrongNumber('NL1') }],
    ['a creditor id with wrong check digits', { creditor_id: 'NL23 ZZZ 00000000 0000' }, { creditor_id: formFaults.creditor_id }],
    ['too many trade names', { tradenames: Array.from({ length: 21 }, () => 'Lente').join('\n') }, { tradenames: formFaults.tradenames }],
  ])('says in words what is wrong, beside its field: %s', (_, change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });

  it('that is empty names everything that is needed at once', () => {
    const read = readForm(emptyForm);
    expect('faults' in read && Object.keys(read.faults).toSorted()).toEqual(['address', 'city', 'country', 'kvk', 'name', 'support_phone']);
  });

  it('takes a creditor id however it was typed, and none where the company does not collect', () => {
    expect(readForm({ ...formOf(page), creditor_id: ' nl22 zzz 00000000 0000 ' })).toMatchObject({
      wish: { creditor_id: 'NL22ZZZ000000000000' },
    });
    expect(readForm({ ...formOf(page), creditor_id: ' ' })).toMatchObject({ wish: { creditor_id: null } });
    expect(changesBy(page, { ...formOf(page), creditor_id: 'NL22ZZZ000000000000' })).toEqual([
      { what: 'Creditor id for direct debit', before: 'None', after: 'NL22ZZZ000000000000' },
    ]);
  });

  it('shows what it changes, as the page says it, and nothing while it cannot be read', () => {
    expect(changesBy(page, formOf(page))).toEqual([]);
    expect(changesBy(page, { ...formOf(page), country: 'DE', delete_discount: 'no', vat_numbers: '' })).toEqual([
      { what: 'Country', before: 'Netherlands', after: 'Germany' },
      { what: 'VAT numbers', before: 'NL123456789B01', after: 'None' },
      { what: 'When members leave', before: companyWords.discounts.yes, after: companyWords.discounts.no },
    ]);
    expect(changesBy(page, { ...formOf(page), name: '' })).toEqual([]);
  });

  it('offers every country of the world once, by its name', () => {
    const countries = allCountries();
    expect(countries).toEqual(expect.arrayContaining(['NL', 'EE', 'SG']));
    expect(new Set(countries).size).toBe(countries.length);
    expect(countries.indexOf('DE')).toBeLessThan(countries.indexOf('NL'));
  });
});
