import { companyDetails, isCountry, type CompanyDetails, type CompanyPage } from '#contracts-admin';
import { countryName } from '../ui/format';
import { formFaults, formWords } from './form-words';
import { companyWords } from './company-words';

/** What stands in the form, as it was typed and chosen. */
export interface CompanyForm {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly kvk: string;
  /** One on each line, like the numbers. */
  readonly tradenames: string;
  readonly vat_numbers: string;
  /** Empty: it does not collect by direct debit. */
  readonly creditor_id: string;
  readonly support_phone: string;
  readonly delete_discount: 'yes' | 'no';
}

export const emptyForm: CompanyForm = {
  name: '',
  address: '',
  city: '',
  country: '',
  kvk: '',
  tradenames: '',
  vat_numbers: '',
  creditor_id: '',
  support_phone: '',
  delete_discount: 'no',
};

export const formOf = (page: CompanyPage) => {
  const { name, address, city, country, kvk, tradenames, vat_numbers, creditor_id, support_phone, delete_discount } = page;
  return {
    name,
    address,
    city,
    country,
    kvk,
    tradenames: tradenames.join('\n'),
    vat_numbers: vat_numbers.join('\n'),
    creditor_id: creditor_id ?? '',
    support_phone,
    delete_discount: delete_discount ? 'yes' : 'no',
  } satisfies CompanyForm;
};

type Field = keyof CompanyDetails;
/** What is wrong, in words, by field. */
type Faults = Readonly<Partial<Record<Field, string>>>;

const linesIn = (typed: string): string[] => typed.split('\n').flatMap((line) => line.trim() || []);

/** The details that are wished for, or what is wrong with them: by the contract that the server asks as well. */
export function readForm(form: CompanyForm): { readonly wish: CompanyDetails } | { readonly faults: Faults } {
  const typed = {
    ...form,
    tradenames: linesIn(form.tradenames),
    vat_numbers: linesIn(form.vat_numbers),
    creditor_id: form.creditor_id.trim() === '' ? null : form.creditor_id,
    delete_discount: form.delete_discount === 'yes',
  };
  const read = companyDetails.safeParse(typed);
  if (read.success) return { wish: read.data };
  const faults = read.error.issues.map(({ path: [field, index] }): [string, string] => [
    String(field),
    faultOf(field as Field, typed.vat_numbers, index),
  ]);
  // Of several numbers, the first that is wrong.
  return { faults: Object.fromEntries(faults.toReversed()) };
}

const faultOf = (field: Field, numbers: readonly string[], index: PropertyKey | undefined): string =>
  field === 'vat_numbers' && typeof index === 'number' ? formWords.wrongNumber(numbers[index] ?? '') : formFaults[field];

export interface Change {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** What the form changes in the details as they stand; nothing while it cannot be read. */
export function changesBy(page: CompanyPage, form: CompanyForm): readonly Change[] {
  const read = readForm(form);
  if (!('wish' in read)) return [];
  const names = Object.keys(companyWords.fields) as Field[];
  return names
    .map((name) => ({ what: companyWords.fields[name], before: shown(name, page), after: shown(name, read.wish) }))
    .filter(({ before, after }) => before !== after);
}

/** A detail as a page shows it. */
export function shown(name: Field, details: Readonly<Record<Field, string | boolean | null | readonly string[]>>): string {
  const value = details[name];
  if (value === null) return companyWords.noList;
  if (typeof value === 'boolean') return companyWords.discounts[value ? 'yes' : 'no'];
  if (typeof value !== 'string') return value.join(', ') || companyWords.noList;
  return name === 'country' ? countryName(value) : value;
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode('A'.charCodeAt(0) + index));

/** Every country of the world, by name. Old codes have the name of a new one: each name counts once. */
export function allCountries(): string[] {
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(isCountry);
  const byName = new Map(codes.toReversed().map((code) => [countryName(code), code]));
  return [...byName].toSorted(([one], [other]) => one.localeCompare(other)).map(([, code]) => code);
}
