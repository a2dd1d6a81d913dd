import type { CompanyDetails } from '#contracts-admin';

export interface DetailDifferences {
  readonly before: Partial<CompanyDetails>;
  readonly after: Partial<CompanyDetails>;
}

/** What was otherwise, and what it becomes; nothing where both say the same. */
export function detailDifferences(held: CompanyDetails, wished: CompanyDetails): DetailDifferences {
  const names = (Object.keys(wished) as (keyof CompanyDetails)[]).filter(
    (name) => JSON.stringify(held[name]) !== JSON.stringify(wished[name]),
  );
  const of = (details: CompanyDetails) => Object.fromEntries(names.map((name) => [name, details[name]]));
  return { before: of(held), after: of(wished) };
}
