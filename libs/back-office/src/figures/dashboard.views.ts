import {
  smallestGroup,
  type CurrencyCounts,
  type DashboardAnswer,
  type MoneyCounts,
  type PeopleCounts,
  type ProviderCounts,
} from '#contracts-admin';
import type { ActivityRow, MoneyRow, PayersRow, SignupRow, StandingRow } from './dashboard.repository.js';
import type { Period } from './period.policy.js';

/** A step of the period, all of the period, or all of the one before. */
type When = { readonly step: string } | 'total' | 'before';
type OverTime<Counts> = { readonly points: Counts[]; readonly total: Counts; readonly before: Counts };

export type PeopleRows = {
  readonly signups: readonly SignupRow[];
  readonly activity: readonly ActivityRow[];
  readonly standing: readonly StandingRow[];
};
export type MoneyRows = {
  readonly money: readonly MoneyRow[];
  readonly payers: readonly PayersRow[];
  readonly standing: readonly StandingRow[];
};

/** `knowsShown`: what was shown is counted by country and site alone, and no filter by source says anything of it. */
export function peopleOf(period: Period, { signups, activity, standing }: PeopleRows, knowsShown: boolean) {
  const counts = (when: When): PeopleCounts => {
    const of = rowsOf(activity, when);
    const shown = (name: 'shown' | 'fictional' | 'unasked') => (knowsShown ? sumOf(of, name) : null);
    return {
      ...stepsOf(rowsOf(signups, when)),
      openings: sumOf(of, 'openings'),
      answered: sumOf(of, 'answered'),
      complaints: sumOf(of, 'complaints'),
      active: lastKnown(period, standing, when, (rows) => sumOf(rows, 'active')),
      shown: shown('shown'),
      fictional: shown('fictional'),
      unasked: shown('unasked'),
    };
  };
  return { ...overTime(period, counts), providers: foldSmall(byProvider(rowsOf(signups, 'total'))) };
}

export function moneyOf(period: Period, { money, payers, standing }: MoneyRows): DashboardAnswer['money'] {
  const counts = (when: When): MoneyCounts => ({
    orders: sumOf(rowsOf(money, when), 'orders'),
    first_purchases: sumOf(rowsOf(money, when), 'first_purchases'),
    payers: payersOf(payers, when),
    credits_bought: lastKnown(period, standing, when, (rows) => sumOf(rows.filter(isMoney), 'credits')),
    credits_free: lastKnown(period, standing, when, (rows) =>
      sumOf(
        rows.filter((row) => !isMoney(row)),
        'credits',
      ),
    ),
  });
  const ofCurrency = (currency: string) => {
    const own = <Row extends { readonly currency: string }>(rows: readonly Row[]) => rows.filter((row) => row.currency === currency);
    return (when: When): CurrencyCounts => {
      const rows = rowsOf(own(money), when);
      const [received, refunded, disputed, owed] = (['received', 'refunded', 'disputed', 'owed'] as const).map((name) => sumOf(rows, name));
      const sums = { received: received ?? 0, refunded: refunded ?? 0, disputed: disputed ?? 0, owed: owed ?? 0 };
      return {
        ...sums,
        revenue: sums.received - sums.refunded - sums.disputed + sums.owed,
        liability: lastKnown(period, standing, when, (noted) => sumOf(own(noted), 'minor')),
      };
    };
  };
  const currencies = [...new Set([...money, ...standing.filter(isMoney)].map(({ currency }) => currency))]
    .map((currency) => ({ currency, ...overTime(period, ofCurrency(currency)) }))
    .toSorted((one, other) => other.total.received - one.total.received || one.currency.localeCompare(other.currency));
  return { ...overTime(period, counts), currencies };
}

/** Groups of so few people that somebody could be known in them are told together, as `other`, which comes last. */
export function foldSmall(groups: readonly ProviderCounts[]): ProviderCounts[] {
  const isTold = ({ provider, signed_up }: ProviderCounts) => provider !== 'other' && signed_up >= smallestGroup;
  const rest = groups.filter((group) => !isTold(group));
  const told = groups.filter(isTold).toSorted((one, other) => other.signed_up - one.signed_up);
  return rest.length === 0 ? told : [...told, { provider: 'other', ...stepsOf(rest) }];
}

const overTime = <Counts>({ steps }: Period, counts: (when: When) => Counts): OverTime<Counts> => ({
  points: steps.map(({ from }) => counts({ step: from })),
  total: counts('total'),
  before: counts('before'),
});

const isIn = (step: string | null, when: When): boolean => {
  if (when === 'before') return step === null;
  return when === 'total' ? step !== null : step === when.step;
};
const rowsOf = <Row extends { readonly step: string | null }>(rows: readonly Row[], when: When): Row[] =>
  rows.filter(({ step }) => isIn(step, when));

const sumOf = <Name extends string>(rows: readonly Readonly<Record<Name, number>>[], name: Name): number =>
  rows.reduce((sum, row) => sum + row[name], 0);

const stepsOf = (rows: readonly Omit<ProviderCounts, 'provider'>[]) => ({
  signed_up: sumOf(rows, 'signed_up'),
  mailed: sumOf(rows, 'mailed'),
  confirmed: sumOf(rows, 'confirmed'),
  wrote: sumOf(rows, 'wrote'),
});

const byProvider = (rows: readonly SignupRow[]): ProviderCounts[] =>
  [...new Set(rows.map(({ provider }) => provider))].map((provider) => ({
    provider,
    ...stepsOf(rows.filter((row) => row.provider === provider)),
  }));

const isMoney = ({ currency }: { readonly currency: string }): boolean => currency !== '';

const payersOf = (rows: readonly PayersRow[], when: When): number => {
  const found =
    typeof when === 'string'
      ? rows.find(({ isAll, isBefore }) => isAll && isBefore === (when === 'before'))
      : rows.find(({ isAll, isBefore, step }) => !isAll && !isBefore && step === when.step);
  return found?.payers ?? 0;
};

/** How things stood at the end: of a period, as they were last noted in it. Null where nobody noted them. */
function lastKnown(
  { steps }: Period,
  standing: readonly StandingRow[],
  when: When,
  read: (rows: readonly StandingRow[]) => number,
): number | null {
  const last = when === 'total' ? steps.findLast(({ from }) => standing.some(({ step }) => step === from)) : undefined;
  const rows = rowsOf(standing, last ? { step: last.from } : when);
  return rows.length === 0 ? null : read(rows);
}
