import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { joiningOf } from '#member/shared/model/joining';
import { signupPlaceIn, signupState } from '#member/shared/model/signup-place';
import { useSession } from '#member/shared/state/session';
import { isMeasured } from './route-facts';

const SignupDialog = lazy(async () => ({ default: (await import('#member/features/signup')).SignupDialog }));

const desktop = '(min-width: 768px)';
const never = () => () => undefined;

function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/**
 * Every control that opens the sign-up is a real link to `/signup`: that is enough without a script, on phones, and for members, whom the route
 * sends on. On a desktop the link opens the dialog instead, over the page that it stands on: but not over one that another company counts.
 */
export function SignupLayer() {
  const session = useSession();
  const { user } = session;
  const { pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  // The first HTML never has the dialog; a reload within it opens it again.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const opensHere = user === null && pathname !== '/signup' && joiningOf(session) === 'open';

  useEffect(() => {
    if (!opensHere) return;
    const open = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest('a[href="/signup"]:not([target]), a[href^="/signup?toward="]') : null;
      if (!link || !isPlainPress(event) || isMeasured() || !window.matchMedia(desktop).matches) return;
      event.preventDefault();
      void navigate(pathname + search, { state: signupState({ step: 0, depth: 1 }), preventScrollReset: true });
    };
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, [opensHere, pathname, search, navigate]);

  if (!isAlive || !opensHere || !signupPlaceIn(state)) return null;
  return (
    <Suspense fallback={null}>
      <SignupDialog />
    </Suspense>
  );
}
