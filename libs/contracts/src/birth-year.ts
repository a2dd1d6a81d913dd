/** So old people become. */
const OLDEST = 105;

/** The year of birth that is meant: `61` is 1961. Two digits that no living person can mean stay as they are, and are no year. */
export function fullBirthYear(typed: string, today = new Date()): string {
  const year = typed.trim();
  if (!/^\d{2}$/.test(year)) return year;
  const full = 1900 + Number(year);
  return today.getUTCFullYear() - full <= OLDEST ? String(full) : year;
}
