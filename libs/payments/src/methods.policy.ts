import type { PaymentMethod } from '#contracts';
import { sellCurrencies } from '#contracts-admin';
import { isDebitCountry } from './direct-debit/phone.policy.js';

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

/**
 * The ways to pay for a member of a country in a currency, in the order in which they are shown. `takesDebits`: the site's company collects by direct debit
 * (`DebitRules`).
 */
export function methodsFor(country: string, currency: string, { takesDebits = false } = {}): readonly PaymentMethod[] {
  const debit = takesDebits && isDebitCountry(country) ? (['directdebit'] as const) : [];
  const all: readonly PaymentMethod[] = [...(atHome[country] ?? []), ...everywhere, ...debit, 'banktransfer'];
  return all.filter((method) => currenciesOf[method]?.includes(currency) ?? true);
}
