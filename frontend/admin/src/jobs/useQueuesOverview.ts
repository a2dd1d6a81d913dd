import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { queuesOverview } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { problemOf } from '../problem';
import { readAnswer } from '../readAnswer';

const EVERY_MS = 10_000;

/** Reads the figures again every ten seconds, but not while nobody sees them. The last ones stay when a reading fails. */
export function useQueuesOverview() {
  const logoutIfOver = useLogoutIfAccessDenied();
  const query = useQuery({
    queryKey: ['queuesOverview'],
    queryFn: ({ signal }) => readAnswer(officeApi.queuesOverview(signal), queuesOverview),
    staleTime: 0,
    refetchInterval: ({ state }) => (isRefused(state.error) ? false : EVERY_MS),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: ({ state }) => !isRefused(state.error),
  });
  const { error } = query;
  useEffect(() => {
    if (error) void logoutIfOver(error);
  }, [error, logoutIfOver]);
  return query;
}

/** Asking again would only be refused again, and written down each time. */
function isRefused(error: unknown): boolean {
  if (!error) return false;
  const { status } = problemOf(error);
  return status >= 400 && status < 500;
}
