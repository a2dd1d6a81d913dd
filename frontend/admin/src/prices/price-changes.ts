import type { Money } from '#contracts';
import type { PriceList } from '#contracts-admin';
import type { Sold } from './prices-form';

/** For countries that have the same prices now: what each size costs now and then, null where it is not sold. */
export interface PriceChange {
  readonly countries: readonly string[];
  readonly rows: readonly { readonly credits: number; readonly before: Money | null; readonly after: Money | null }[];
}

/** What new prices change where they are to hold. Without countries that is wherever the general list does. */
export function changesBy(lists: readonly PriceList[], sold: Sold): readonly PriceChange[] {
  const inForce = lists.filter(({ state }) => state === 'in_force');
  const general = inForce.find(({ countries }) => countries.length === 0);
  if (sold.countries.length === 0) return [{ countries: [], rows: rowsOf(general, sold) }];
  const byList = new Map<PriceList | undefined, string[]>();
  for (const country of sold.countries) {
    const list = inForce.find(({ countries, holds_in }) => countries.includes(country) && holds_in.includes(country)) ?? general;
    byList.set(list, [...(byList.get(list) ?? []), country]);
  }
  return [...byList].map(([list, countries]) => ({ countries, rows: rowsOf(list, sold) }));
}

type Priced = Pick<PriceList, 'currency' | 'bundles'>;

function rowsOf(before: Priced | undefined, after: Priced): PriceChange['rows'] {
  const sizes = new Set([...(before?.bundles ?? []), ...after.bundles].map(({ credits }) => credits));
  return [...sizes]
    .toSorted((one, other) => one - other)
    .map((credits) => ({ credits, before: priceOf(before, credits), after: priceOf(after, credits) }));
}

function priceOf(list: Priced | undefined, size: number): Money | null {
  const found = list?.bundles.find(({ credits }) => credits === size);
  return list && found ? { minor: found.minor, currency: list.currency } : null;
}
