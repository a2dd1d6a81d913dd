import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import type { UserAnswer } from '#contracts';
import { api, createQueryClient, onLoggedOut } from '#kit';
import { useSession } from '../session/session';

const refreshMs = 60_000;

/** Everything that member screens share and public pages do not need: the query cache and the watch over the session. */
export function MemberRoot() {
  const [queries] = useState(createQueryClient);
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
