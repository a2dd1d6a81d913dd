import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SpendingView } from '#contracts';
import { getSpending } from '../api/spending';

const key = ['spending'] as const;

export function useSpending() {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => getSpending(signal), staleTime: 0 });
  return { ...query, lay: (view: SpendingView) => queries.setQueryData(key, view) };
}
