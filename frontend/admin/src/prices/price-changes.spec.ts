import { describe, expect, it } from '@jest/globals';
import type { PriceList } from '#contracts-admin';
import { changesBy } from './price-changes';
import { aList } from './price-list.fixture';

const euro = (minor: number) => ({ minor, currency: 'EUR' });
const general = aList({
  bundles: [
    { credits: 20, minor: 1_900 },
    { credits: 50, minor: 4_000 },
  ],
});
const sold = (countries: string[], ...bundles: PriceList['bundles']) => ({ countries, currency: 'EUR' as const, bundles });

describe('what new prices change', () => {
  it('stands by size: what is sold now, what will be, and what only one of both has', () => {
    const change = sold([], { credits: 120, minor: 8_400 }, { credits: 50, minor: 4_200 });
    expect(changesBy([general], change)).toEqual([
      {
        countries: [],
        rows: [
          { credits: 20, before: euro(1_900), after: null },
          { credits: 50, before: euro(4_000), after: euro(4_200) },
          { credits: 120, before: null, after: euro(8_400) },
        ],
      },
    ]);
  });

  it('is shown once for countries that have the same prices now', () => {
    const swedish = aList({ countries: ['SE'], currency: 'SEK', bundles: [{ credits: 20, minor: 20_900 }] });
    const changes = changesBy([general, swedish], sold(['NL', 'SE', 'DE'], { credits: 20, minor: 2_000 }));
    expect(changes.map(({ countries }) => countries)).toEqual([['NL', 'DE'], ['SE']]);
    expect(changes[1]?.rows).toEqual([{ credits: 20, before: { minor: 20_900, currency: 'SEK' }, after: euro(2_000) }]);
  });

  it('is compared with the list that holds in a country, not with one that held or will hold there', () => {
    const lists = [
      general,
      aList({ countries: ['DE', 'AT'], holds_in: ['AT'], bundles: [{ credits: 20, minor: 1_000 }] }),
      aList({ countries: ['DE'], bundles: [{ credits: 20, minor: 1_100 }] }),
      aList({ countries: ['DE'], state: 'planned', holds_in: [], bundles: [{ credits: 20, minor: 1_200 }] }),
      aList({ countries: ['DE'], state: 'over', holds_in: [], bundles: [{ credits: 20, minor: 1_300 }] }),
    ];
    expect(changesBy(lists, sold(['DE'], { credits: 20, minor: 2_000 }))).toEqual([
      { countries: ['DE'], rows: [{ credits: 20, before: euro(1_100), after: euro(2_000) }] },
    ]);
  });
});
