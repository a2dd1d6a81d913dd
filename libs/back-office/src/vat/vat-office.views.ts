import type { VatRate, VatRateState, VatRow } from '#contracts-admin';
import { inForce, stateOf, type CountryRates, type VatRateRow } from '#payments';

/** What holds today and what comes next. */
export function toVatRow({ country, rates }: CountryRates, today: string): VatRow {
  const now = inForce(rates, country, today);
  const next = rates.find((rate) => stateOf(rate, rates, today) === 'planned');
  return {
    id: country,
    basis_points: now?.basisPoints ?? 0,
    from: now?.fromDay ?? null,
    next: next?.fromDay ? { basis_points: next.basisPoints, from: next.fromDay } : null,
  };
}

export const toVatRate = (row: VatRateRow, state: VatRateState, names: ReadonlyMap<string, string>): VatRate => ({
  id: row.id,
  basis_points: row.basisPoints,
  from: row.fromDay,
  state,
  made_at: row.madeAt?.toISOString() ?? null,
  made_by: row.madeBy === null ? null : (names.get(row.madeBy) ?? null),
  reason: row.reason,
});
