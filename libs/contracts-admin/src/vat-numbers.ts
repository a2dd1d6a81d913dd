import * as z from 'zod/mini';
import { line, type ErrorCode } from '#contracts';

/** How the numbers of each country are written after their first letters, which Greece has of its own. Form alone: whether one was given out is asked at the tax office. */
const forms: Readonly<Record<string, readonly [letters: string, rest: RegExp]>> = {
  AT: ['AT', /^U\d{8}$/],
  BE: ['BE', /^[01]\d{9}$/],
  BG: ['BG', /^\d{9,10}$/],
  CH: ['CHE', /^\d{9}(MWST|TVA|IVA)?$/],
  CY: ['CY', /^\d{8}[A-Z]$/],
  CZ: ['CZ', /^\d{8,10}$/],
  DE: ['DE', /^\d{9}$/],
  DK: ['DK', /^\d{8}$/],
  EE: ['EE', /^\d{9}$/],
  ES: ['ES', /^[A-Z\d]\d{7}[A-Z\d]$/],
  FI: ['FI', /^\d{8}$/],
  FR: ['FR', /^[A-HJ-NP-Z\d]{2}\d{9}$/],
  GB: ['GB', /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/],
  GR: ['EL', /^\d{9}$/],
  HR: ['HR', /^\d{11}$/],
  HU: ['HU', /^\d{8}$/],
  IE: ['IE', /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/],
  IT: ['IT', /^\d{11}$/],
  LT: ['LT', /^(\d{9}|\d{12})$/],
  LU: ['LU', /^\d{8}$/],
  LV: ['LV', /^\d{11}$/],
  MT: ['MT', /^\d{8}$/],
  NL: ['NL', /^[A-Z\d+*]{9}B[A-Z\d+*]{2}$/],
  NO: ['NO', /^\d{9}(MVA)?$/],
  PL: ['PL', /^\d{10}$/],
  PT: ['PT', /^\d{9}$/],
  RO: ['RO', /^\d{2,10}$/],
  SE: ['SE', /^\d{10}01$/],
  SI: ['SI', /^\d{8}$/],
  SK: ['SK', /^\d{10}$/],
};
/** Of a seller outside the Union, for the One-Stop-Shop. */
const outsideUnion = /^EU\d{9}$/;
/** Of a seller outside Norway who is registered there for consumers alone. */
const voec = /^VOEC\d{7}$/;
/** Of a country whose numbers have no form here. */
const anyForm = /^[A-Z\d]{1,30}$/;

/** As it is written on papers: no blanks, dots or dashes, capitals. */
const written = (typed: string): string => typed.replaceAll(/[\s.-]/g, '').toUpperCase();

/** Whether a number has the form of that country, as far as one is known; without a country, that of any. */
export function isVatNumber(number: string, country?: string): boolean {
  const fits = ([letters, rest]: readonly [string, RegExp]) => number.startsWith(letters) && rest.test(number.slice(letters.length));
  if (country === undefined) return outsideUnion.test(number) || voec.test(number) || Object.values(forms).some(fits);
  if (country === 'NO' && voec.test(number)) return true;
  const form = forms[country];
  return form === undefined ? anyForm.test(number) : fits(form);
}

/** As it was typed, in the way in which it is written. */
export const vatNumberText = line().check(z.maxLength(40), z.overwrite(written));

/** The number of a company at a tax office, of whichever country. */
export const vatNumber = vatNumberText.check(
  z.refine<string>((number) => isVatNumber(number), { error: 'vat_number_invalid' satisfies ErrorCode, abort: true }),
);
