import type { PaymentMethod } from '#contracts';
import { homeOf } from '../methods/index.js';
import type { CountryEvidence } from '../orders/index.js';

/** What is known of where a member buys, before they pay. */
export interface BuyerPlace {
  readonly profile: string;
  /** Whether the profile has ever named another town. */
  readonly hasMoved: boolean;
  readonly network: string | null;
  /** Where their last purchase was taxed. */
  readonly last: string | null;
  /** Of the company that sells. */
  readonly company: string;
}

/**
 * The country whose VAT is inside the price. A profile is moved in a minute: a country without VAT needs the network address, or the purchases
 * before, to say the same. `isTaxed`: whether there is VAT in a country now.
 */
export function taxCountryOf({ profile, hasMoved, network, last, company }: BuyerPlace, isTaxed: (country: string) => boolean): string {
  if (isTaxed(profile) || network === profile || last === profile) return profile;
  const others = [last, network, network === null && hasMoved ? company : null];
  return others.find((country) => country !== null && isTaxed(country)) ?? profile;
}

/** With what the payment says: the bank or the card of who paid, else the one country in which people pay that way. */
export const withPayment = (evidence: CountryEvidence, payerCountry: string | null, method: PaymentMethod): Required<CountryEvidence> => ({
  ...evidence,
  payment: payerCountry ?? homeOf(method),
});

/** The law wants two pieces of evidence that agree on the country in which a purchase is taxed. */
export const isCountryClear = (country: string, { profile, network, payment }: Required<CountryEvidence>): boolean =>
  [profile, network, payment].filter((piece) => piece === country).length >= 2;
