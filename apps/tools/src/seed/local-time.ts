const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** The midnight before a moment in a time zone; an hour off on the two days of the year when clocks change. */
export function startOfDay(at: number, zone: string): number {
  const offset = offsetOf(at, zone);
  return Math.floor((at + offset) / DAY) * DAY - offset;
}

/** Kept per zone and week: formatting a date takes longer than everything else about a message. */
function offsetOf(at: number, zone: string): number {
  const key = `${zone} ${Math.floor(at / (7 * DAY))}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE;
  offsets.set(key, offset);
  return offset;
}
