import type { DashboardAnswer, DashboardStep } from '#contracts-admin';
import { typedAmount, asMoney } from '../ui/money';
import { asCount } from '../ui/format';
import { dashboardWords as text } from './dashboard-words';
import type { Figure } from './figures';

/** How a figure stands on the page, and how in a file for a spreadsheet. */
export interface Format {
  readonly shown: (figure: Figure) => string;
  readonly filed: (figure: Figure) => string;
  /** How high a chart of it is at least, or that it has no parts of one. */
  readonly scale: 'whole' | 'percent' | 'any';
}

const digits = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const orNone = (write: (figure: number) => string) => (figure: Figure) => (figure === null ? text.none : write(figure));
const orEmpty = (write: (figure: number) => string) => (figure: Figure) => (figure === null ? '' : write(figure));

export const counts: Format = { shown: orNone(asCount), filed: orEmpty(String), scale: 'whole' };
export const percents: Format = {
  shown: orNone((figure) => text.percent(digits.format(figure))),
  filed: orEmpty((figure) => figure.toFixed(2)),
  scale: 'percent',
};
export const rates: Format = {
  shown: orNone((figure) => digits.format(figure)),
  filed: orEmpty((figure) => figure.toFixed(2)),
  scale: 'any',
};
export const moneyIn = (currency: string): Format => ({
  shown: orNone((minor) => asMoney({ minor, currency })),
  filed: orEmpty((minor) => typedAmount({ minor, currency })),
  scale: 'any',
});

// Days are days, wherever the computer stands.
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const wholeDayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

export const daysText = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? wholeDayFormat.format(new Date(from)) : wholeDayFormat.formatRange(new Date(from), new Date(to));

/** What a step is called below its bar. */
export function stepText(step: DashboardStep, from: string): string {
  const day = new Date(from);
  if (step === 'month') return monthFormat.format(day);
  return dayFormat.format(day);
}

/** What a step is called where there is room: in tables and in files. */
export function stepName(step: DashboardStep, { from, is_over }: DashboardAnswer['steps'][number]): string {
  const day = new Date(from);
  const name = {
    day: () => wholeDayFormat.format(day),
    week: () => text.weekOf(wholeDayFormat.format(day)),
    month: () => monthFormat.format(day),
  };
  return is_over ? name[step]() : text.goesOn(name[step]());
}
