import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSession } from '#member/shared/state/session';
import { decisionsQuery, markDecisionsSeen } from '../api/decisions';

/** The decisions about the member, always asked anew; once they are on the screen, no notice calls to them. */
export function useDecisions() {
  const answer = useQuery({ ...decisionsQuery, staleTime: 0 });
  const see = useSeeDecisions();
  const isShown = answer.isSuccess;
  useEffect(() => {
    if (isShown) see();
  }, [isShown, see]);
  return answer;
}

/** Says that the member saw them. Where that fails, the notice comes again: better twice than never. */
export function useSeeDecisions(): () => void {
  const { user, setUser } = useSession();
  return useCallback(() => {
    if (!user?.decision_unseen) return;
    setUser({ ...user, decision_unseen: false });
    void markDecisionsSeen().catch(() => undefined);
  }, [user, setUser]);
}
