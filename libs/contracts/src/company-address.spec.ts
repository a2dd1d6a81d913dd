import { describe, expect, it } from '@jest/globals';
import { addressLines, addressParts, addressText } from './company-address.js';

describe('the address of a company', () => {
  it.each([
    ['NL', 'Voorbeeldlaan 12, 3512 AB', 'Utrecht', 'Netherlands', ['Voorbeeldlaan 12', '3512 AB Utrecht', 'Netherlands']],
    ['BE', 'Lange Gasthuisstraat 3, 2000', 'Antwerpen', 'België', ['Lange Gasthuisstraat 3', '2000 Antwerpen', 'België']],
    ['DE', 'Lindenweg 4, 10115', 'Berlin', 'Deutschland', ['Lindenweg 4', '10115 Berlin', 'Deutschland']],
    ['GB', '1 High Street, SW1A 1AA', 'London', 'United Kingdom', ['1 High Street', 'London', 'SW1A 1AA', 'United Kingdom']],
    ['US', '100 Main St, Suite 5, TX 78701', 'Austin', 'United States', ['100 Main St, Suite 5', 'Austin, TX 78701', 'United States']],
    ['CA', '10 King St, ON M5H 1A1', 'Toronto', '', ['10 King St', 'Toronto ON M5H 1A1']],
  ])('is written in %s as people there write it [#62]', (country, address, city, name, lines) => {
    expect(addressLines({ address, city, country }, name)).toEqual(lines);
  });

  it('leaves out what the owner did not write', () => {
    expect(addressLines({ address: 'Voorbeeldlaan 12', city: 'Utrecht', country: 'NL' })).toEqual(['Voorbeeldlaan 12', 'Utrecht']);
    expect(addressLines({ address: '', city: '', country: 'NL' }, 'Netherlands')).toEqual(['Netherlands']);
    expect(addressLines({ address: 'The Old Mill, Unit 5', city: 'Bath', country: 'GB' })).toEqual(['The Old Mill, Unit 5', 'Bath']);
  });

  it('stands in one line, or in its parts', () => {
    const place = { address: 'Voorbeeldlaan 12, 3512 AB', city: 'Utrecht', country: 'NL' };
    expect(addressText(place, 'Nederland')).toBe('Voorbeeldlaan 12, 3512 AB Utrecht, Nederland');
    expect(addressParts(place)).toEqual({ street: 'Voorbeeldlaan 12', postcode: '3512 AB', city: 'Utrecht', country: 'NL' });
  });
});
