import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#member/shared/state/session';
import { signupDraftKey } from '#member/shared/model/signup-place';
import { getUser } from '#member/shared/api/user';

/**
 * When the account is made in another tab, this one goes along instead of asking everything once more. `answersGone`: the page came alive on a
 * later step, and the answers that led there are gone.
 */
export function useSignedUpElsewhere(answersGone: boolean): void {
  const { user, setUser } = useSession();
  const go = useNavigate();
  const isVisitor = user === null;
  useEffect(() => {
    if (!isVisitor) return;
    const check = () =>
      getUser().then(
        async (made) => {
          setUser(made);
          await go('/signup-matches', { replace: true });
        },
        // Nobody is signed in: the answers were only forgotten.
        () => undefined,
      );
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === signupDraftKey && newValue === null) void check();
    };
    if (answersGone) void check();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [isVisitor, answersGone, setUser, go]);
}
