import { digitsOf, type Money } from '#contracts';
import {
  bundleCreditsMax,
  bundleMinorMax,
  bundlesMax,
  sellCurrencies,
  type InputOf,
  type PriceList,
  type SellCurrency,
} from '#contracts-admin';
import { readAmount, typedAmount } from '../ui/money';
import { momentOf, wholeNumber } from '../ui/typed';
import { formFaults } from './form-words';

/** One row of what is sold, as it was typed. */
export interface BundleRow {
  /** Tells the rows apart while they come and go. */
  readonly key: number;
  readonly credits: string;
  readonly price: string;
}

/** What stands in the form, as it was typed and chosen. */
export interface PricesForm {
  readonly countries: readonly string[];
  readonly currency: SellCurrency | '';
  readonly bundles: readonly BundleRow[];
  readonly begins: 'at_once' | 'later';
  /** As the browser writes a moment: `2026-12-31T23:59`, in the zone of the computer. */
  readonly at: string;
}

const emptyRow = (key: number): BundleRow => ({ key, credits: '', price: '' });

export const emptyForm: PricesForm = { countries: [], currency: '', bundles: [emptyRow(0)], begins: 'at_once', at: '' };

/** The form filled with a list. One that no longer holds everywhere is taken where it does: elsewhere somebody chose other prices since. */
export function formOf({ state, countries, holds_in, currency, bundles }: PriceList): PricesForm {
  return {
    ...emptyForm,
    countries: state === 'in_force' ? countries.filter((country) => holds_in.includes(country)) : countries,
    currency: sellCurrencies.find((known) => known === currency) ?? '',
    bundles: bundles
      .slice(0, bundlesMax)
      .map(({ credits, minor }, key) => ({ key, credits: String(credits), price: typedAmount({ minor, currency }) })),
  };
}

export const withRow = (rows: readonly BundleRow[]): BundleRow[] => [...rows, emptyRow(Math.max(-1, ...rows.map(({ key }) => key)) + 1)];
export const withoutRow = (rows: readonly BundleRow[], key: number): BundleRow[] => rows.filter((row) => row.key !== key);

export type PricesWish = Omit<InputOf<'make_price_list'>, 'reason' | 'version'>;
/** What is sold where, whenever it begins. */
export type Sold = Omit<PricesWish, 'begins_at'>;
/** What is wrong, in words, by the path of the field in the command, such as `bundles.0.minor`. */
export type Faults = Readonly<Record<string, string>>;

/** The prices that are wished for, or what is wrong with the wish. */
export function readForm(form: PricesForm, now: Date): { readonly wish: PricesWish } | { readonly faults: Faults } {
  const { currency } = form;
  const begins_at = form.begins === 'at_once' ? null : (momentOf(form.at) ?? undefined);
  const faults = {
    ...(currency === '' && { currency: formFaults.noCurrency }),
    ...faultsOfRows(form),
    ...(begins_at === undefined && { begins_at: formFaults.noMoment }),
    ...(begins_at && new Date(begins_at) <= now && { begins_at: formFaults.over }),
  };
  const sold = soldBy(form);
  return sold && begins_at !== undefined && Object.keys(faults).length === 0 ? { wish: { ...sold, begins_at } } : { faults };
}

/** What the form sells; undefined while something of it cannot be read. */
export function soldBy(form: PricesForm): Sold | undefined {
  const { countries, currency } = form;
  if (currency === '' || Object.keys(faultsOfRows(form)).length > 0) return undefined;
  const bundles = form.bundles.flatMap((row) => bundleIn(row, currency) ?? []);
  return { countries: [...countries], currency, bundles };
}

/** A row as a bundle; undefined while it cannot be read. */
export function bundleIn(
  { credits, price }: BundleRow,
  currency: string,
): { readonly credits: number; readonly minor: number } | undefined {
  const [count, minor] = [creditsIn(credits), currency === '' ? undefined : readAmount(price, currency)];
  return count === undefined || minor === undefined ? undefined : { credits: count, minor };
}

function creditsIn(typed: string): number | undefined {
  const count = wholeNumber(typed);
  return count >= 1 && count <= bundleCreditsMax ? count : undefined;
}

function faultsOfRows({ bundles, currency }: PricesForm): Faults {
  const sizes = bundles.map(({ credits }) => creditsIn(credits));
  const faults = bundles.flatMap(({ price }, index) => {
    const size = sizes[index];
    const isAgain = size !== undefined && sizes.indexOf(size) < index;
    return [
      [`bundles.${index}.credits`, size === undefined ? formFaults.credits : isAgain ? formFaults.sameCredits : undefined],
      [`bundles.${index}.minor`, faultOfPrice(price, currency)],
    ] as const;
  });
  return Object.fromEntries(faults.flatMap(([path, fault]) => (fault === undefined ? [] : [[path, fault]])));
}

/** While the currency is none, the fault stands there: an amount is read as one of two digits. */
function faultOfPrice(typed: string, chosen: string): string | undefined {
  const currency = chosen || 'EUR';
  const minor = readAmount(typed, currency);
  if (minor === undefined) return formFaults.price(exampleIn(currency));
  return minor > bundleMinorMax ? formFaults.tooDear({ minor: bundleMinorMax, currency }) : undefined;
}

const EXAMPLE = 40;
const exampleIn = (currency: string): Money => ({ minor: EXAMPLE * 10 ** digitsOf(currency), currency });
