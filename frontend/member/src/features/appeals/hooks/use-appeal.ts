import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getAppealed, sendAppeal } from '../api/appeals';

/** What the link of the mail opens, and the objection to it. */
export function useAppeal(token: string) {
  const queries = useQueryClient();
  const queryKey = ['appeal', token];
  const opened = useQuery({ queryKey, queryFn: ({ signal }) => getAppealed(token, signal) });
  const act = useMutation({
    mutationFn: (words: string) => sendAppeal(token, { words }),
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
  });
  return { opened, act };
}
