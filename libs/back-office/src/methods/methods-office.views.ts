import type { MethodsInCurrency, MethodsPage, MethodsRow } from '#contracts-admin';
import { builtInMethods, choicesIn, offeredOf, type KnownMethods, type SwitchedOn } from '#payments';

/** What the provider says of a currency in which members of a country pay. */
export interface SaidOf {
  readonly currency: string;
  readonly answer: SwitchedOn | null;
  readonly isAway: boolean;
}

/** A country with what may stand in its list, and what became of each way to pay in each currency. */
export const toMethodsPage = (
  row: MethodsRow,
  { country, version, methods, changes }: KnownMethods,
  said: readonly SaidOf[],
  names: ReadonlyMap<string, string>,
): MethodsPage => ({
  ...row,
  version,
  built_in: [...builtInMethods(country)],
  choices: [...choicesIn(country)],
  currencies: said.map((one) => toCurrency(methods, one)),
  changes: changes.map((change) => ({
    version: change.version,
    methods: change.methods && [...change.methods],
    made_at: change.madeAt.toISOString(),
    made_by: names.get(change.madeBy) ?? null,
    reason: change.reason,
  })),
});

function toCurrency(methods: KnownMethods['methods'], { currency, answer, isAway }: SaidOf): MethodsInCurrency {
  const { offered, otherCurrency, missing } = offeredOf(methods, currency, answer?.methods ?? null);
  return {
    currency,
    offered: [...offered],
    other_currency: [...otherCurrency],
    missing: [...missing],
    asked_at: answer?.askedAt.toISOString() ?? null,
    is_away: isAway,
  };
}
