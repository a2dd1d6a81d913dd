import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionsAnswer } from '#contracts';
import { endOtherSessions } from '../api/end-other-sessions';
import { endSession } from '../api/end-session';
import { listSessions } from '../api/list-sessions';

const key = ['account', 'sessions'] as const;

/** Where the member is logged in. A browser that is logged out leaves the list when the server has done it. */
export function useSessions() {
  const queries = useQueryClient();
  const list = useQuery({ queryKey: key, queryFn: ({ signal }) => listSessions(signal), staleTime: 0 });
  const keep = (wanted: (session: SessionsAnswer['sessions'][number]) => boolean) =>
    queries.setQueryData<SessionsAnswer>(key, (known) => known && { sessions: known.sessions.filter(wanted) });
  const endOne = useMutation({ mutationFn: endSession, onSuccess: (_done, id) => keep((session) => session.id !== id) });
  const endOthers = useMutation({ mutationFn: endOtherSessions, onSuccess: () => keep(({ current }) => current) });
  return { list, endOne, endOthers };
}
