import { digitsOf, limits, moneyText, type Money } from '#contracts';
import { serverNow } from './server-clock';

const cache = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat>();

function cached<T extends Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat>(key: string, make: () => T): T {
  const known = cache.get(key);
  if (known) return known as T;
  const made = make();
  cache.set(key, made);
  return made;
}

const dates = (iso: string, options: Intl.DateTimeFormatOptions) =>
  cached(`d${iso}${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(iso, options));
const numbers = (iso: string, options: Intl.NumberFormatOptions) =>
  cached(`n${iso}${JSON.stringify(options)}`, () => new Intl.NumberFormat(iso, options));

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Dates and figures as people write them in the chosen language: months in words, a 24-hour clock. */
export function formats(iso: string) {
  return {
    number: (value: number) => numbers(iso, {}).format(value),
    money: (amount: Money) => moneyText(amount, iso),
    /** The figure alone, for a field of a bank: 40.00. */
    amount: ({ minor, currency }: Money) => {
      const digits = digitsOf(currency);
      return numbers(iso, { minimumFractionDigits: digits, useGrouping: false }).format(minor / 10 ** digits);
    },
    /** From basis points: 2,500 is "25 %". */
    percent: (basisPoints: number) => numbers(iso, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000),
    date: (date: Date) => dates(iso, { day: 'numeric', month: 'long', year: 'numeric' }).format(date),
    time: (date: Date) => dates(iso, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date),
    /** "Today", "Yesterday", "Monday" within a week, else the date in words. */
    day: (date: Date, now = new Date(serverNow())) => {
      const days = Math.round((startOfDay(date) - startOfDay(now)) / 86_400_000);
      if (days === 0 || days === -1) {
        return capital(cached(`r${iso}`, () => new Intl.RelativeTimeFormat(iso, { numeric: 'auto' })).format(days, 'day'));
      }
      if (days < 0 && days > -7) return capital(dates(iso, { weekday: 'long' }).format(date));
      const sameYear = date.getFullYear() === now.getFullYear();
      return dates(iso, { day: 'numeric', month: 'long', year: sameYear ? undefined : 'numeric' }).format(date);
    },
    /** `2026-11` as "November 2026". */
    month: (month: string) =>
      capital(dates(iso, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-15T12:00:00Z`))),
    months: () =>
      Array.from({ length: 12 }, (_, month) => dates(iso, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 15))),
    country: (code: string) => new Intl.DisplayNames([iso], { type: 'region' }).of(code) ?? code,
  };
}

export type Formats = ReturnType<typeof formats>;

/** The highest age stands for everybody who is older, too. */
export const upToAge = (age = 0): string => (age < limits.ageMax ? '' + age : age + '+');
