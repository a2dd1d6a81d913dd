import { describe, expect, it } from '@jest/globals';
import { addressesOf, originOf } from './site-addresses.js';

const config = { publicUrls: ['https://www.lente.example'] as const, isDemo: false };
const site = (id: string, hosts: string[], domainLanguage: string | null, change = {}) => ({
  id,
  hosts,
  domainLanguage,
  communityId: 'c',
  isDefault: false,
  settings: { niche: 1 },
  ...change,
});
const main = site('main', ['lente.example', 'www.lente.example'], null, { isDefault: true });
const dutch = site('nl', ['lente.nl'], 'nl');
const german = site('de', ['lente.de'], 'de');

describe('the address of a site', () => {
  it('is the public one that is its own, else its first host under the same protocol', () => {
    expect(originOf(main, config)).toBe('https://www.lente.example');
    expect(originOf(dutch, config)).toBe('https://lente.nl');
    expect(originOf(dutch, { publicUrls: ['http://localhost:3000'], isDemo: true })).toBe('http://lente.nl:3000');
    expect(originOf({ hosts: [] }, config)).toBe('https://www.lente.example');
  });
});

describe('the languages of a site', () => {
  it('are those of its sisters and its own, and who speaks none of them goes to the one that speaks as the browser wishes', () => {
    expect(addressesOf(german, [main, dutch, german], config)).toEqual({
      origin: 'https://lente.de',
      languages: [
        ['de', 'https://lente.de'],
        ['nl', 'https://lente.nl'],
      ],
      everybody: 'https://www.lente.example',
    });
  });

  it('are not those of another community or another niche', () => {
    const foreign = site('pl', ['a.pl'], 'pl', { communityId: 'other' });
    const niche = site('sv', ['a.se'], 'sv', { settings: { niche: 3 } });
    expect(addressesOf(dutch, [dutch, foreign, niche], config)).toEqual({
      origin: 'https://lente.nl',
      languages: [['nl', 'https://lente.nl']],
      everybody: 'https://lente.nl',
    });
  });

  it('are not those of a sister that no public address leads to', () => {
    const unreached = site('fi', [], 'fi');
    expect(addressesOf(dutch, [dutch, unreached, main], config).languages).toEqual([['nl', 'https://lente.nl']]);
    expect(addressesOf(unreached, [dutch, unreached], config).origin).toBe('https://www.lente.example');
  });

  it('have the own address where two speak the same, so that no page sends search engines away from itself', () => {
    const second = site('nl2', ['tweede.nl'], 'nl');
    expect(addressesOf(second, [dutch, second], config).languages).toEqual([['nl', 'https://tweede.nl']]);
  });
});
