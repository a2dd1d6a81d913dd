import { useQuery, useQueryClient } from '@tanstack/react-query';
import { feedQuery } from '#member/shared/api/feed';

/** The member's conversations; the same copy that the badges count. */
export function useChats() {
  const queries = useQueryClient();
  return useQuery(feedQuery(queries));
}
