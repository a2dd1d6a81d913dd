import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError, type ApiError } from '#kit';
import { peopleKey } from '#member/shared/api/people';
import { announce } from '#member/ui/announce';
import { listViews } from '../api/list-views';
import { showViews } from '../api/show-views';

const viewsKey = [peopleKey, 'views'] as const;

export const useViews = () =>
  useInfiniteQuery({
    queryKey: viewsKey,
    queryFn: ({ pageParam, signal }) => listViews(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
  });

/** The privacy switch. It moves at once (`wished`); when the server refuses, it moves back and the reason is said. */
export function useShowViews() {
  const queries = useQueryClient();
  const { t } = useTranslation('likes');
  const [wished, setWished] = useState<boolean | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const change = async (shown: boolean): Promise<void> => {
    setWished(shown);
    setError(null);
    try {
      await showViews(shown);
      await queries.invalidateQueries({ queryKey: viewsKey });
      announce(t(shown ? 'viewed.said_shown' : 'viewed.said_unseen'));
    } catch (thrown) {
      setError(toApiError(thrown));
    } finally {
      setWished(null);
    }
  };
  return { wished, error, change: (shown: boolean) => void change(shown) };
}
