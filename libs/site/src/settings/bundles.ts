import * as z from 'zod/mini';
import { money, type BundleView, type Money } from '#contracts';

/** What an owner sells in one go. */
export const bundleSetting = z.object({ id: z.uuid(), credits: z.int().check(z.gte(1)), price: money });
export type Bundle = z.infer<typeof bundleSetting>;

/** Bundles for the members of some countries, all in one currency. Countries without a list of their own have the site's own bundles. */
export const priceListSetting = z.object({ countries: z.array(z.string()), bundles: z.array(bundleSetting) });

interface Prices {
  readonly bundles: readonly Bundle[];
  readonly price_lists: readonly z.infer<typeof priceListSetting>[];
}

/** The bundles that members of a country can buy. */
export const bundlesFor = ({ bundles, price_lists }: Prices, country: string): readonly Bundle[] =>
  price_lists.find(({ countries }) => countries.includes(country))?.bundles ?? bundles;

/** What a site sells that has set nothing. */
export const defaultBundlesFor = (country: string): readonly Bundle[] =>
  bundlesFor({ bundles: defaultBundles, price_lists: defaultPriceLists }, country);

/** Of one credit, rounded. */
export const unitPriceOf = ({ price, credits }: Pick<Bundle, 'price' | 'credits'>): Money => ({
  ...price,
  minor: Math.round(price.minor / credits),
});

export const toBundleView = (bundle: Bundle): BundleView => ({ ...bundle, unit_price: unitPriceOf(bundle) });

/** The least that so many credits cost: with the bundle whose credits are cheapest. */
export function leastCostOf(bundles: readonly Bundle[], credits: number): Money {
  const [cheapest = { minor: 0, currency: 'EUR' }] = bundles.map(unitPriceOf).toSorted((one, other) => one.minor - other.minor);
  return { ...cheapest, minor: cheapest.minor * credits };
}

const list = (currency: string, serial: string, countries: string, minors: readonly [number, number, number]) => ({
  countries: countries.split(' '),
  bundles: ([20, 50, 120] as const).map((credits, index) => ({
    id: `01930000-0000-7000-8000-0000000${serial}${String(credits).padStart(3, '0')}`,
    credits,
    price: { minor: minors[index] ?? 0, currency },
  })),
});

/** Round prices of the same height in the money that people have. */
export const defaultPriceLists = [
  list('GBP', '01', 'GB', [1_650, 3_450, 7_200]),
  list('CHF', '02', 'CH', [1_900, 4_000, 8_400]),
  list('PLN', '03', 'PL', [7_900, 16_900, 35_500]),
  list('SEK', '04', 'SE', [20_900, 43_900, 91_900]),
  list('NOK', '05', 'NO', [21_900, 45_900, 96_900]),
  list('DKK', '06', 'DK', [13_900, 29_900, 62_900]),
  list('USD', '07', 'US', [2_100, 4_400, 9_200]),
  list('CAD', '08', 'CA', [2_800, 5_900, 12_400]),
  list('AUD', '09', 'AU', [3_100, 6_500, 13_700]),
  list('NZD', '10', 'NZ', [3_400, 7_200, 15_000]),
];

export const defaultBundles = [
  { id: '01930000-0000-7000-8000-000000000020', credits: 20, price: { minor: 1_900, currency: 'EUR' } },
  { id: '01930000-0000-7000-8000-000000000050', credits: 50, price: { minor: 4_000, currency: 'EUR' } },
  { id: '01930000-0000-7000-8000-000000000120', credits: 120, price: { minor: 8_400, currency: 'EUR' } },
];
