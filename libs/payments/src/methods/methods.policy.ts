import type { PaymentMethod } from '#contracts';
import { sellCurrencies } from '#contracts-admin';
import { isDebitCountry } from '../direct-debit/index.js';

/** What people of a country pay with at home; it comes first. */
const atHome: Readonly<Record<string, readonly PaymentMethod[]>> = {
  NL: ['ideal'],
  BE: ['bancontact'],
  AT: ['eps'],
  PL: ['blik', 'przelewy24'],
  CH: ['twint'],
  SE: ['swish'],
  NO: ['vipps'],
  DK: ['mobilepay'],
  FI: ['mobilepay'],
  IT: ['satispay'],
  PT: ['multibanco'],
};
const everywhere: readonly PaymentMethod[] = ['creditcard', 'applepay', 'paypal'];

/** The one country in which people pay that way; null when there are several. */
export function homeOf(method: PaymentMethod): string | null {
  const [home, ...others] = Object.keys(atHome).filter((country) => atHome[country]?.includes(method));
  return home !== undefined && others.length === 0 ? home : null;
}

/** Those that come in some currencies only; the others take every one. */
const currenciesOf: Readonly<Partial<Record<PaymentMethod, readonly string[]>>> = {
  ideal: ['EUR'],
  bancontact: ['EUR'],
  eps: ['EUR'],
  satispay: ['EUR'],
  multibanco: ['EUR'],
  banktransfer: ['EUR'],
  directdebit: ['EUR'],
  blik: ['PLN'],
  przelewy24: ['PLN', 'EUR'],
  twint: ['CHF'],
  swish: ['SEK'],
  vipps: ['NOK'],
  mobilepay: ['DKK', 'EUR'],
  paypal: sellCurrencies.filter((currency) => currency !== 'RON'),
};

/** What a country has where no owner chose anything else, whatever is paid, in the order in which members see it. */
export const builtInMethods = (country: string): readonly PaymentMethod[] => [
  ...(atHome[country] ?? []),
  ...everywhere,
  ...(isDebitCountry(country) ? (['directdebit'] as const) : []),
  'banktransfer',
];

/** Whether an amount of a currency can be paid that way. */
export const takesCurrency = (method: PaymentMethod, currency: string): boolean => currenciesOf[method]?.includes(currency) ?? true;

/** The built-in ways to pay a currency for a member of a country. */
export const methodsFor = (country: string, currency: string): readonly PaymentMethod[] =>
  builtInMethods(country).filter((method) => takesCurrency(method, currency));
