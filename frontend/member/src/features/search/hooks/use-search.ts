import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { peopleKey } from '#member/shared/api/people';
import { useSession } from '#member/shared/state/session';
import { searchMembers, type PagePlace } from '../api/search-members';
import type { Filters } from '../model/filters';

const firstPage: PagePlace = {};

/**
 * The results page by page; the first may have come with the page. They stay as they were for some minutes, so that Back shows the same faces in the same places. While new
 * filters load, the old answer is kept as a placeholder: it still knows by what it was searched.
 */
export function useSearch(filters: Filters, pagesWanted: number, enabled: boolean) {
  const { members } = useSession().data;
  const isPlain = Object.values(filters).every((value) => value === undefined);
  const came = isPlain && members ? { pages: [members], pageParams: [firstPage] } : undefined;
  const search = useInfiniteQuery({
    queryKey: [peopleKey, 'search', filters],
    queryFn: ({ pageParam, signal }) => searchMembers(filters, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ cursor, pageNumber }) => (cursor ? { cursor, pageNumber: pageNumber + 1 } : null),
    placeholderData: (previous) => previous,
    initialData: came,
    initialDataUpdatedAt: performance.timeOrigin,
    staleTime: 5 * 60_000,
    gcTime: 30 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    enabled,
  });
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = search;
  const behind = (data?.pages.length ?? 0) < pagesWanted && hasNextPage && !isFetching && !isError && !isPlaceholderData;
  useEffect(() => {
    if (behind) void fetchNextPage();
  }, [behind, fetchNextPage]);
  return search;
}
