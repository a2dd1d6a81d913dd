import { expect, it } from '@jest/globals';
import { detailDifferences } from './companies.policy.js';

const held = {
  name: 'Lente B.V.',
  address: 'Zonlaan 3, 3511 AA',
  city: 'Utrecht',
  country: 'NL',
  kvk: '12345678',
  tradenames: ['Lente'],
  vat_numbers: ['NL123456789B01'],
  creditor_id: null,
  support_phone: '030 765 43 21',
  delete_discount: false,
};

it('a change of a company is told by what was and what becomes, field by field', () => {
  expect(detailDifferences(held, { ...held, city: 'Zeist', vat_numbers: ['NL123456789B01', 'DE123456789'] })).toEqual({
    before: { city: 'Utrecht', vat_numbers: ['NL123456789B01'] },
    after: { city: 'Zeist', vat_numbers: ['NL123456789B01', 'DE123456789'] },
  });
  expect(detailDifferences(held, { ...held, tradenames: ['Lente'] })).toEqual({ before: {}, after: {} });
});
