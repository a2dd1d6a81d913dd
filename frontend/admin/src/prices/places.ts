import { countryName } from '../ui/format';
import { priceWords } from './price-words';

/** The countries of a list by their names; a list without countries holds for all that have none of their own. */
export const placesOf = (countries: readonly string[]): string =>
  countries.length === 0 ? priceWords.everyOther : byName(countries).map(countryName).join(', ');

export const byName = (countries: readonly string[]): string[] =>
  countries.toSorted((one, other) => countryName(one).localeCompare(countryName(other)));
