import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getDecision, sendAppeal } from '../api/appeals';

/** The decision behind the link, and the objection to it. */
export function useAppeal(token: string) {
  const queries = useQueryClient();
  const queryKey = ['appeal', token];
  const decision = useQuery({ queryKey, queryFn: ({ signal }) => getDecision(token, signal) });
  const act = useMutation({
    mutationFn: (words: string) => sendAppeal(token, { words }),
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
  });
  return { decision, act };
}
