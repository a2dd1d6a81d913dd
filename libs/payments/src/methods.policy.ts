import type { PaymentMethod } from '#contracts';

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

/** The ways to pay for a member of a country, in the order in which they are shown. Bank transfers come in euros only. */
export const methodsFor = (country: string, currency: string): readonly PaymentMethod[] => [
  ...(atHome[country] ?? []),
  ...everywhere,
  ...(currency === 'EUR' ? (['banktransfer'] as const) : []),
];
