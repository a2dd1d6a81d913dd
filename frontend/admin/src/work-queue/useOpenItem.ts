import { useQueryClient } from '@tanstack/react-query';
import { useRedirect } from 'react-admin';

/** What moderators take one after the other, as react-admin names it. */
export type WorkQueue = 'cases' | 'verifications';

/** Opens one as it is now, or the list: what was kept of it is from before it was taken. What is left is not read once more. */
export function useOpenItem(queue: WorkQueue): (id: string | null) => void {
  const queryClient = useQueryClient();
  const redirect = useRedirect();
  return (id) => {
    queryClient.removeQueries({ queryKey: [queue], type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey: [queue], refetchType: 'none' });
    if (id === null) redirect('list', queue);
    else redirect('show', queue, id);
    // Where it is on the screen already, nothing else would ask.
    const shown = id === null ? [queue, 'getList'] : [queue, 'getOne', { id }];
    void queryClient.refetchQueries({ queryKey: shown, type: 'active' });
  };
}
