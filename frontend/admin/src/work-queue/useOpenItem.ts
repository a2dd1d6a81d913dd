import { useQueryClient } from '@tanstack/react-query';
import { useRedirect } from 'react-admin';

/** What moderators take one after the other, as react-admin names it. */
export type WorkQueue = 'cases' | 'verifications';

/** Opens one as it is now, or the list: what was kept of it is from before it was taken. */
export function useOpenItem(queue: WorkQueue): (id: string | null) => void {
  const queryClient = useQueryClient();
  const redirect = useRedirect();
  const all = { queryKey: [queue] } as const;
  return (id) => {
    queryClient.removeQueries({ ...all, type: 'inactive' });
    if (id === null) redirect('list', queue);
    else redirect('show', queue, id);
    void queryClient.invalidateQueries(all);
  };
}
