/** The whole number that was typed; not a number when it is none. */
export const wholeNumber = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** The moment in a field of date and time, in the zone of the computer; null for an empty field, undefined when it is none. */
export function momentOf(typed: string): string | null | undefined {
  if (typed === '') return null;
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
