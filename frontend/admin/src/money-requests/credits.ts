import { creditsAtOnceMax } from '#contracts-admin';

/** How many credits were typed, less than 0 where they are taken; undefined when it is no whole number other than 0, or too many at once. */
export function readCredits(typed: string): number | undefined {
  const [, sign, digits] = /^([+−-]?) ?(\d{1,9})$/.exec(typed.trim()) ?? [];
  if (digits === undefined) return undefined;
  const count = Number(digits);
  if (count === 0 || count > creditsAtOnceMax) return undefined;
  return sign === '' || sign === '+' ? count : -count;
}
