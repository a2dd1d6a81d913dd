import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import type { ErrorCode } from '#contracts';

/** Where members may pay by direct debit; the code goes to a phone of one of these. */
export const debitCountries = ['NL', 'DE', 'BE', 'AT'] as const;
export type DebitCountry = (typeof debitCountries)[number];
export const isDebitCountry = (country: string | undefined): country is DebitCountry => debitCountries.some((one) => one === country);

export interface Mobile {
  /** E.164. */
  readonly number: string;
  readonly country: DebitCountry;
  readonly endsIn: string;
}
export type PhoneFault = Extract<ErrorCode, 'phone_invalid' | 'phone_not_mobile' | 'phone_country'>;

const SHOWN_DIGITS = 3;

/** Reads what a member typed; without the digits of a country it is a number of `home`. */
export function readMobile(typed: string, home: string): Mobile | PhoneFault {
  const parsed = parsePhoneNumberFromString(typed.replace(/^00/, '+'), isSupportedCountry(home) ? (home as CountryCode) : undefined);
  if (!parsed?.isValid()) return 'phone_invalid';
  if (!isDebitCountry(parsed.country)) return 'phone_country';
  const type = parsed.getType();
  if (type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE') return 'phone_not_mobile';
  return { number: parsed.number, country: parsed.country, endsIn: parsed.number.slice(-SHOWN_DIGITS) };
}
