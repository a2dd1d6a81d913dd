import { limits } from '#contracts';
import { choiceOf, type Asked } from './asked';
import type { Filters } from './filters';

export interface SimilarStep {
  readonly kind: 'region' | 'ages';
  readonly filters: Filters;
}

const stepYears = 5;

/** When a search finds fewer than a page: first the whole country, then five years to each side. Each step holds the one before it. */
export function similarSteps(used: Asked, minAge: number): readonly SimilarStep[] {
  const country: Filters = { ...choiceOf(used), countryregion: undefined, distance: undefined };
  const from = Math.max(Math.min(minAge, used.min_age), used.min_age - stepYears);
  const to = Math.min(limits.ageMax, used.max_age + stepYears);
  const steps: readonly (SimilarStep | false)[] = [
    (used.countryregion !== null || used.distance !== undefined) && { kind: 'region', filters: country },
    (from < used.min_age || to > used.max_age) && { kind: 'ages', filters: { ...country, min_age: from, max_age: to } },
  ];
  return steps.filter((step) => step !== false);
}

/** Who is new in each list; nobody stands on the screen twice. */
export function onlyNew<Person extends { readonly id: string }>(
  shown: readonly Person[],
  lists: readonly (readonly Person[])[],
): readonly (readonly Person[])[] {
  const known = new Set(shown.map(({ id }) => id));
  return lists.map((list) =>
    list.filter(({ id }) => {
      const isNew = !known.has(id);
      known.add(id);
      return isNew;
    }),
  );
}
