import { useQueries } from '@tanstack/react-query';
import { limits, type MemberCard, type SearchAnswer } from '#contracts';
import { peopleKey } from '#member/shared/api/people';
import { useSettings } from '#member/shared/state/session';
import { searchMembers } from '../api/search-members';
import { askedOf } from '../model/asked';
import type { Filters } from '../model/filters';
import { onlyNew, similarSteps, type SimilarStep } from '../model/similar';

export interface SimilarGroup extends SimilarStep {
  readonly people: readonly MemberCard[];
}

/** Others who nearly match, when a whole search filled less than a page. */
export function useSimilar(answer: SearchAnswer | undefined, chosen: Filters): readonly SimilarGroup[] {
  const { min_age } = useSettings();
  const few = answer && !answer.limited && !answer.more && answer.numResults < limits.pageSize;
  const steps = few ? similarSteps(askedOf(chosen, answer.filters), min_age) : [];
  const answers = useQueries({
    queries: steps.map(({ filters }) => ({
      queryKey: [peopleKey, 'similar', filters],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => searchMembers(filters, {}, signal),
      staleTime: 5 * 60_000,
      refetchOnWindowFocus: false,
    })),
  });
  const groups = onlyNew(
    answer?.profiles ?? [],
    answers.map(({ data }) => data?.profiles ?? []),
  );
  return steps.flatMap((step, index) => {
    const people = groups[index] ?? [];
    return people.length > 0 ? [{ ...step, people }] : [];
  });
}
