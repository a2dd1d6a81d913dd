import { useQueryClient } from '@tanstack/react-query';
import { useRedirect } from 'react-admin';

const cases = { queryKey: ['cases'] } as const;

/** Opens a case as it is now, or the list: what was kept of it is from before it was taken. */
export function useOpenCase(): (id: string | null) => void {
  const queryClient = useQueryClient();
  const redirect = useRedirect();
  return (id) => {
    queryClient.removeQueries({ ...cases, type: 'inactive' });
    if (id === null) redirect('list', 'cases');
    else redirect('show', 'cases', id);
    void queryClient.invalidateQueries(cases);
  };
}
