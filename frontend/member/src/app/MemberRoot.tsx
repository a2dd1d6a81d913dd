import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import type { UserAnswer } from '#contracts';
import { api, createQueryClient, onLoggedOut } from '#kit';
import { useSession } from '../session/session';

const refreshMs = 60_000;

// One cache for the page: the layouts of the chat and of the other screens each have this root, and must not forget what the other knew.
const queries = createQueryClient();
const LiveLayer = lazy(() => import('./LiveLayer'));

/** Everything that member screens share and public pages do not need: the query cache and the watch over the session. */
export function MemberRoot() {
  const { user } = useSession();
  useEffect(
    () =>
      onLoggedOut(() => {
        window.location.assign(`/login?next=${encodeURIComponent(window.location.pathname)}`);
      }),
    [],
  );
  return (
    <QueryClientProvider client={queries}>
      <UserRefresh />
      <Outlet />
      {user ? (
        <Suspense fallback={null}>
          <LiveLayer />
        </Suspense>
      ) : null}
    </QueryClientProvider>
  );
}

/** Credits, status and photo of the signed-in member, asked for once a minute; the page brought the first answer. */
function UserRefresh() {
  const { user, setUser } = useSession();
  const { data } = useQuery({
    queryKey: ['user'],
    queryFn: ({ signal }) => api.get<UserAnswer>('/api/user', { signal }),
    enabled: user !== null,
    staleTime: refreshMs,
    refetchInterval: refreshMs,
    initialData: user ? { user } : undefined,
  });
  useEffect(() => {
    if (data) setUser(data.user);
  }, [data, setUser]);
  return null;
}
