import type { BillingDetails } from '#contracts';
import { textOf } from '#member/ui/use-form';

/** The fields of an invoice's buyer, with their names for the browser, which then offers what it knows. */
export const billingFields = [
  { key: 'name', autoComplete: 'name', maxLength: 100 },
  { key: 'street', autoComplete: 'address-line1', maxLength: 120 },
  { key: 'postal_code', autoComplete: 'postal-code', maxLength: 16 },
  { key: 'city', autoComplete: 'address-level2', maxLength: 80 },
] as const satisfies readonly { readonly key: keyof BillingDetails; readonly autoComplete: string; readonly maxLength: number }[];

/** As the API names them when it refuses one. */
export const billingName = (key: keyof BillingDetails): `billing.${keyof BillingDetails}` => `billing.${key}`;

export const billingOf = (data: FormData): BillingDetails => ({
  name: textOf(data, billingName('name')),
  street: textOf(data, billingName('street')),
  postal_code: textOf(data, billingName('postal_code')),
  city: textOf(data, billingName('city')),
});

/** The fields that are empty. */
export const missingIn = (billing: BillingDetails) => billingFields.flatMap(({ key }) => (billing[key] === '' ? [key] : []));
