import * as z from 'zod/mini';
import { line, type ErrorCode } from '#contracts';

/** Country, two check digits from 02 to 98, three signs that the creditor may choose, and the number of the creditor in its country. */
const form = /^([A-Z]{2})(0[2-9]|[1-8]\d|9[0-8])([A-Z\d]{3})([A-Z\d]{1,28})$/;
/** How long they are where direct debits are collected; in other countries up to 35 signs. */
const lengths: Readonly<Record<string, readonly number[]>> = { AT: [18], BE: [17, 20], DE: [18], NL: [19] };
const MODULUS = 97;

/** As it is written on mandates: no blanks, dots or dashes, capitals. */
const written = (typed: string): string => typed.replaceAll(/[\s.-]/g, '').toUpperCase();

/** Digits stay; A is 10, B is 11 and so on (ISO 7064). */
const asDigits = (text: string): string => Array.from(text, (sign) => Number.parseInt(sign, 36)).join('');
/** A number of any length, digit by digit. */
const remainder = (digits: string): number => Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % MODULUS, 0);

/**
 * Whether it can be the identifier of a creditor in SEPA, by its form and its check digits, which leave the three signs out that the creditor may choose
 * (EPC262-08). Whether it was given out is known to the bank that gave it.
 */
export function isCreditorId(id: string): boolean {
  const [, country = '', digits = '', , number = ''] = form.exec(id) ?? [];
  const fits = lengths[country];
  if (number === '' || (fits && !fits.includes(id.length))) return false;
  return remainder(asDigits(number + country + digits)) === 1;
}

/** Under which a company collects by direct debit, as it was typed, in the way in which it is written. */
export const creditorId = line().check(
  z.maxLength(50),
  z.overwrite(written),
  z.refine<string>(isCreditorId, { error: 'creditor_id_invalid' satisfies ErrorCode, abort: true }),
);
