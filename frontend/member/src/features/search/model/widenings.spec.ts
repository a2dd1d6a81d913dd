import { describe, expect, it } from '@jest/globals';
import type { UsedFilters } from './filters';
import { widenings } from './widenings';

const used: UsedFilters = { gender: 'male', country: 'NL', countryregion: 'UT', min_age: 60, max_age: 62, two_way: true, fictional: false };
const kinds = (filters: Partial<UsedFilters>, forMember = true) =>
  widenings({ ...used, ...filters }, 18, forMember).map(({ kind }) => kind);

describe('an empty search', () => {
  it('offers one wider choice at a time, the region first', () => {
    const ways = widenings(used, 18, true);
    expect(ways.map(({ kind }) => kind)).toEqual(['region', 'ages', 'two_way', 'gender']);
    expect(ways[0]?.filters).toMatchObject({ countryregion: undefined, min_age: 60, max_age: 62, gender: 'male' });
    expect(ways[1]?.filters).toMatchObject({ countryregion: 'UT', min_age: 55, max_age: 67 });
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
