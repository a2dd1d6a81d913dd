import { isVatNumber, vatNumberText, type InputOf, type VatSchemeKind } from '#contracts-admin';

/** What stands in the form, as it was typed and chosen. */
export interface SchemeForm {
  readonly country: string;
  readonly kind: VatSchemeKind | '';
  readonly number: string;
  /** `2026-12-31`, as the browser writes a day. */
  readonly from: string;
}

export const emptyScheme: SchemeForm = { country: '', kind: '', number: '', from: '' };

export const schemeFaults = {
  country: 'Choose a country.',
  kind: 'Choose one of the three.',
  number: 'This number does not have the form of a VAT number of its country.',
  from: 'Say from which day on.',
} as const;

export type SchemeWish = Omit<InputOf<'set_vat_scheme'>, 'reason' | 'version' | 'step_up'>;

/** What is wished for, or what is wrong with the wish. */
export function readScheme({
  country,
  kind,
  number: typed,
  from,
}: SchemeForm): { readonly wish: SchemeWish } | { readonly faults: Readonly<Record<string, string>> } {
  const number = kind === 'none' ? '' : vatNumberText.parse(typed);
  const fits = kind === 'none' || isVatNumber(number, kind === 'registered' && country !== '' ? country : undefined);
  const faults = {
    ...(country === '' && { country: schemeFaults.country }),
    ...(kind === '' && { kind: schemeFaults.kind }),
    ...(!fits && { number: schemeFaults.number }),
    ...(from === '' && { from: schemeFaults.from }),
  };
  return kind !== '' && Object.keys(faults).length === 0 ? { wish: { country, kind, number, from } } : { faults };
}
