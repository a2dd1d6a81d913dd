import type { PriceList } from '#contracts-admin';

/** A list that somebody made, for specs. */
export const aList = (change: Partial<PriceList> = {}): PriceList => {
  const countries = change.countries ?? [];
  return {
    id: '0190a000-0000-7000-8000-000000000001',
    countries,
    holds_in: countries,
    currency: 'EUR',
    bundles: [{ credits: 20, minor: 1_900 }],
    state: 'in_force',
    begins_at: '2026-11-01T00:00:00.000Z',
    made_at: '2026-11-01T00:00:00.000Z',
    made_by: 'Olga',
    reason: 'For the autumn',
    ...change,
  };
};
