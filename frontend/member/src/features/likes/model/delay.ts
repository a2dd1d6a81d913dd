const longestS = 24 * 60 * 60;

/** The seconds that the query `t` asks for, or null when it is no number of seconds. */
export function delayOf(text: string | null): number | null {
  const seconds = text !== null && /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : NaN;
  return seconds <= longestS ? seconds : null;
}
