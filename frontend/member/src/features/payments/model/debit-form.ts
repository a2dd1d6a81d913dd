import type { BillingDetails, DebitForm, DirectDebitView, MandateView } from '#contracts';
import type { ApiError } from '#kit';
import { textOf } from '#member/ui/use-form';

interface DebitField {
  readonly key: keyof DebitForm;
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly type?: 'tel';
  readonly inputMode?: 'tel';
  readonly autoCapitalize?: 'characters';
}

/**
 * The fields of the form, with their names for the browser, which then offers what it knows. There is no such name for an IBAN, nor for a house
 * number alone. They are longer than what is kept, because people type blanks.
 */
export const debitFields = [
  { key: 'holder', autoComplete: 'name', maxLength: 70 },
  { key: 'iban', autoComplete: 'off', autoCapitalize: 'characters', maxLength: 60 },
  { key: 'street', autoComplete: 'address-line1', maxLength: 100 },
  { key: 'house_number', autoComplete: 'off', maxLength: 20 },
  { key: 'zip', autoComplete: 'postal-code', autoCapitalize: 'characters', maxLength: 16 },
  { key: 'city', autoComplete: 'address-level2', maxLength: 80 },
  { key: 'phone', autoComplete: 'tel', type: 'tel', inputMode: 'tel', maxLength: 30 },
] as const satisfies readonly DebitField[];

export const debitFormOf = (data: FormData): DebitForm => ({
  holder: textOf(data, 'holder'),
  iban: textOf(data, 'iban'),
  street: textOf(data, 'street'),
  house_number: textOf(data, 'house_number'),
  zip: textOf(data, 'zip'),
  city: textOf(data, 'city'),
  phone: textOf(data, 'phone'),
});

/** The fields that are empty. */
export const missingIn = (form: DebitForm): readonly (keyof DebitForm)[] =>
  debitFields.flatMap(({ key }) => (form[key] === '' ? [key] : []));

/** Name and address for an invoice: nobody types them twice. */
export const billingFrom = ({ holder, street, house_number: number, zip, city }: DebitForm): BillingDetails => ({
  name: holder,
  street: `${street} ${number}`,
  postal_code: zip,
  city,
});

/** The mandates that can be used once more, the newest first. */
export const usableMandates = ({ mandates }: Pick<DirectDebitView, 'mandates'>): readonly MandateView[] =>
  mandates.filter(({ state }) => state === 'active');

/** Which field a refusal is about where its code alone says so. */
const fieldOfCode: Readonly<Record<string, string>> = {
  iban_invalid: 'iban',
  phone_invalid: 'phone',
  phone_not_mobile: 'phone',
  phone_country: 'phone',
  authorisation_required: 'authorised',
};

/** What the API refused, by the names of the form's fields: it names those of the account within the account. Empty: it is about none of them. */
export function fieldErrorsOf({ code, fields }: Pick<ApiError, 'code' | 'fields'>, message: string): Readonly<Record<string, string>> {
  const named = Object.entries(fields).map(([name, text]) => [name.replace(/^account\./, ''), text] as const);
  const field = fieldOfCode[code];
  return Object.fromEntries(named.length === 0 && field ? [[field, message]] : named);
}
