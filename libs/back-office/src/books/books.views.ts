import type { BookClosing as ClosingView, BooksAnswer, MonthOfBooks } from '#contracts-admin';
import {
  mayClose,
  mayReopen,
  monthStateOf,
  nameOf,
  type AccountBalance,
  type BookClosing,
  type BookFile,
  type PeriodBooks,
} from '#payments';

/** By currency: each account with what it had, what moved and what it has. */
export function currenciesOf({ opening, movements, credits }: PeriodBooks): BooksAnswer['currencies'] {
  const { debits, credits: credited } = movements;
  const currencies = [...new Set([...opening, ...debits, ...credited].map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const own = (all: readonly AccountBalance[]) =>
      new Map(all.filter((one) => one.currency === currency).map((one) => [one.account, one.minor]));
    const [before, debit, credit] = [own(opening), own(debits), own(credited)];
    const balances = [...new Set([...before.keys(), ...debit.keys(), ...credit.keys()])].toSorted().map((account) => {
      const [opening_minor, debit_minor, credit_minor] = [before, debit, credit].map((sums) => sums.get(account) ?? 0) as [
        number,
        number,
        number,
      ];
      const closing_minor = opening_minor + debit_minor - credit_minor;
      return { account, name: nameOf(account), opening_minor, debit_minor, credit_minor, closing_minor };
    });
    const left = credits.find((one) => one.currency === currency);
    return {
      currency,
      balances,
      debit_minor: balances.reduce((sum, one) => sum + one.debit_minor, 0),
      credit_minor: balances.reduce((sum, one) => sum + one.credit_minor, 0),
      breakage: {
        credits: left?.breakageCredits ?? 0,
        net_minor: left?.breakageMinor ?? 0,
        gross_minor: left?.breakageGrossMinor ?? 0,
      },
    };
  });
}

export interface KnownMonths {
  readonly months: readonly string[];
  readonly today: string;
  readonly countedUntil: string | null;
  readonly firstMonth: string | null;
  readonly closings: readonly BookClosing[];
  readonly files: readonly BookFile[];
  readonly names: ReadonlyMap<string, string>;
}

/** How the months of a period stand, and what finance may do with each. */
export function monthsIn({ months, closings, files, names, ...known }: KnownMonths): MonthOfBooks[] {
  const closed = closings.filter(({ reopenedAt }) => reopenedAt === null).map(({ month }) => month);
  return months.map((month) => {
    const facts = { ...known, month, closed };
    const state = monthStateOf(facts);
    return {
      month,
      state,
      may_close: mayClose(facts).allowed,
      may_reopen: state === 'closed' && mayReopen(month, closed).allowed,
      closings: closings.filter((one) => one.month === month).map((one) => toClosing(one, files, names)),
    };
  });
}

export const toClosing = (closing: BookClosing, files: readonly BookFile[], names: ReadonlyMap<string, string>): ClosingView => ({
  id: closing.id,
  closed_at: closing.closedAt.toISOString(),
  closed_by: names.get(closing.closedBy) ?? null,
  open_issues: closing.openIssues,
  keep_until: closing.keepUntil,
  files: files
    .filter(({ closingId }) => closingId === closing.id)
    .map(({ id, kind, currency, sha256, size, lines }) => ({ id, kind, currency, sha256, size, lines })),
  reopened: closing.reopenedAt && {
    at: closing.reopenedAt.toISOString(),
    by: names.get(closing.reopenedBy ?? '') ?? null,
    reason: closing.reopenedBecause ?? '',
  },
});

/** Of all who closed or opened a month. */
export const peopleIn = (closings: readonly BookClosing[]): string[] =>
  closings.flatMap(({ closedBy, reopenedBy }) => (reopenedBy === null ? [closedBy] : [closedBy, reopenedBy]));
