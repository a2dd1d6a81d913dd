import type { CompanyInfo } from './settings.js';

type Place = Pick<CompanyInfo, 'address' | 'city' | 'country'>;

/** Where the postcode stands: before the town, in a line of its own below it, or behind it with a comma between. */
const below: readonly string[] = ['GB', 'IE'];
const behind: readonly string[] = ['US', 'CA', 'AU', 'NZ'];

/** The last part, when it is one: letters of a code are large, and a figure is among them. */
const postcodeLike = /^(?=.*\d)[A-Z\d][A-Z\d -]{2,}$/;

function split(address: string): { street: string; postcode: string } {
  const parts = address.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const hasPostcode = parts.length > 1 && postcodeLike.test(last);
  return hasPostcode ? { street: parts.slice(0, -1).join(', '), postcode: last } : { street: parts.join(', '), postcode: '' };
}

/**
 * The lines of a company's address, as people of its country write them. `countryName` stands last; without one the reader is in that country.
 * What an owner wrote as the address is the street, and behind a comma the postcode; in America with the state before it ("TX 78701").
 */
export function addressLines({ address, city, country }: Place, countryName = ''): string[] {
  const { street, postcode } = split(address);
  return [street, ...townLines(city, postcode, country), countryName].filter(Boolean);
}

function townLines(city: string, postcode: string, country: string): string[] {
  if (below.includes(country)) return [city, postcode];
  if (behind.includes(country)) return [[city, postcode].filter(Boolean).join(country === 'US' ? ', ' : ' ')];
  return [[postcode, city].filter(Boolean).join(' ')];
}

/** In one line. */
export const addressText = (place: Place, countryName = ''): string => addressLines(place, countryName).join(', ');

/** The parts of an address, as search engines want them. */
export function addressParts({ address, city, country }: Place): { street: string; postcode: string; city: string; country: string } {
  return { ...split(address), city, country };
}
