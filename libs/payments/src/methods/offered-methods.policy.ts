import { paymentMethods, type PaymentMethod } from '#contracts';
import { builtInMethods, takesCurrency } from './methods.policy.js';

/** They rest on agreements of single countries: where the built-in table lacks them, nobody adds them. */
const atHomeOnly: readonly PaymentMethod[] = ['directdebit'];

/** Everything that can stand in the list of a country. */
export const choicesIn = (country: string): readonly PaymentMethod[] =>
  paymentMethods.filter((method) => !atHomeOnly.includes(method) || builtInMethods(country).includes(method));

/** Why each of a list is offered or is not. */
export interface OfferedMethods {
  readonly offered: readonly PaymentMethod[];
  /** Nobody can pay this currency with them. */
  readonly otherCurrency: readonly PaymentMethod[];
  /** Not switched on at the provider. */
  readonly missing: readonly PaymentMethod[];
}

/**
 * What members of a country can pay a currency with, in the order of the list. `switchedOn`: what the provider has; null while it is not known,
 * and then nothing is kept from members for it.
 */
export function offeredOf(list: readonly PaymentMethod[], currency: string, switchedOn: readonly PaymentMethod[] | null): OfferedMethods {
  const inCurrency = list.filter((method) => takesCurrency(method, currency));
  const isOn = (method: PaymentMethod) => switchedOn?.includes(method) ?? true;
  return {
    offered: inCurrency.filter(isOn),
    otherCurrency: list.filter((method) => !inCurrency.includes(method)),
    missing: inCurrency.filter((method) => !isOn(method)),
  };
}
