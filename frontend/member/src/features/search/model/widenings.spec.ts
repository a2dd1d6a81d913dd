import { describe, expect, it } from '@jest/globals';
import type { Asked } from './asked';
import { widenings } from './widenings';

const used: Asked = { gender: 'male', country: 'NL', countryregion: 'UT', min_age: 60, max_age: 62, two_way: true, fictional: false };
const kinds = (filters: Partial<Asked>, forMember = true) => widenings({ ...used, ...filters }, 18, forMember).map(({ kind }) => kind);

describe('an empty search', () => {
  it('offers one wider choice at a time, the region first', () => {
    const ways = widenings(used, 18, true);
    expect(ways.map(({ kind }) => kind)).toEqual(['region', 'ages', 'two_way', 'gender']);
    expect(ways[0]?.filters).toMatchObject({ countryregion: undefined, min_age: 60, max_age: 62, gender: 'male' });
    expect(ways[1]?.filters).toMatchObject({ countryregion: 'UT', min_age: 55, max_age: 67 });
  });

  it('speaks of each thing that was asked', () => {
    const asked = { about: 'bread', distance: 25, online: true, last_online: 7, hair: ['grey'], photo: true } as const;
    expect(kinds(asked)).toEqual(['about', 'distance', 'region', 'online', 'last_online', 'traits', 'ages', 'two_way', 'gender']);
    const ways = widenings({ ...used, ...asked }, 18, true);
    expect(ways[1]?.filters).toMatchObject({ distance: 50, about: 'bread' });
    expect(ways[5]?.filters).toMatchObject({ hair: undefined, photo: undefined, online: true });
  });

  it('offers nothing that is as wide as can be', () => {
    expect(kinds({ countryregion: null, min_age: 18, max_age: 99, two_way: false, gender: 'both' })).toEqual([]);
  });

  it('never goes under the least age or over 99', () => {
    expect(widenings({ ...used, min_age: 20, max_age: 97 }, 18, true)[1]?.filters).toMatchObject({ min_age: 18, max_age: 99 });
  });

  it('does not speak of two-way search to a visitor', () => {
    expect(kinds({}, false)).toEqual(['region', 'ages', 'gender']);
  });
});
