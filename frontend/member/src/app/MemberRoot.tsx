import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { api, createQueryClient, onContact, onLoggedOut, serverNow } from '#kit';
import { endPushHere, takesPush } from '#member/features/push';
import { mayHaveTimeBonus, TimeBonusOffer } from '#member/features/time-bonus';
import { getUser, userKey } from '#member/shared/api/user';
import { noteContact, useLink } from '#member/shared/state/connection';
import { usePollPause } from '#member/shared/hooks/use-poll-pause';
import { useSession } from '#member/shared/state/session';
import { forgetLastPush } from '#member/shared/model/last-push';
import { forgetWayBack } from '#member/shared/state/way-back';

const probeMs = 5_000;
const pushEndMs = 1_000;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

// One cache for the page: the layouts of the chat and of the other screens each have this root, and must not forget what the other knew.
const queries = createQueryClient();
const LiveLayer = lazy(() => import('./LiveLayer'));
const DecisionLayer = lazy(() => import('./DecisionLayer'));
const TermsLayer = lazy(() => import('./TermsLayer'));

/** Everything that member screens share and visitors do not need: the query cache, the watch over the session and over the connection. */
export function MemberRoot() {
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      <MemberLayer onSessionEnd={leadToLogin}>
        <Questions />
      </MemberLayer>
    </QueryClientProvider>
  );
}

/** The same beside a page for everybody, which a visitor may go on reading. */
export function OpenPageLayer() {
  return (
    <QueryClientProvider client={queries}>
      <MemberLayer onSessionEnd={reload} />
    </QueryClientProvider>
  );
}

const leadToLogin = () => window.location.assign(`/login?next=${encodeURIComponent(window.location.pathname + window.location.search)}`);
const reload = () => window.location.reload();

interface MemberLayerProps {
  readonly onSessionEnd: () => void;
  readonly children?: ReactNode;
}

function MemberLayer({ onSessionEnd, children }: MemberLayerProps) {
  const { user } = useSession();
  useEffect(() => watchSession(onSessionEnd), [onSessionEnd]);
  useEffect(() => onContact((reached) => noteContact(reached ? 'answer' : 'loss')), []);
  return (
    <>
      <UserRefresh />
      <Reconnecting queries={queries} />
      {user ? (
        <Suspense fallback={null}>
          <LiveLayer />
          {children}
          {mayHaveTimeBonus(user, serverNow()) ? <TimeBonusOffer /> : null}
        </Suspense>
      ) : null}
    </>
  );
}

/** What is asked of a member before they go on; a page for everybody is read in peace. */
function Questions() {
  const { user } = useSession();
  return user ? (
    <>
      {user.decision_unseen ? <DecisionLayer /> : null}
      {user.terms_due ? <TermsLayer /> : null}
    </>
  ) : null;
}

/** Tells when the session has ended elsewhere. Who is logging out here is on the way home already, and refusals meanwhile change nothing. */
function watchSession(onEnd: () => void): () => void {
  let isLeaving = false;
  const onSubmit = (event: SubmitEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== '/logout') return;
    isLeaving = true;
    forgetWayBack();
    forgetLastPush();
    if (!takesPush()) return;
    // The page goes with the form, and what it began with it: the browser gets a moment to end its subscription.
    event.preventDefault();
    void Promise.race([endPushHere().catch(() => undefined), sleep(pushEndMs)]).then(() => target.submit());
  };
  document.addEventListener('submit', onSubmit);
  const stop = onLoggedOut(() => {
    if (isLeaving) return;
    forgetLastPush();
    onEnd();
  });
  return () => {
    stop();
    document.removeEventListener('submit', onSubmit);
  };
}

/** While no answer comes it is asked again and again; with the first one every screen that failed or grew old is asked for anew. */
function Reconnecting({ queries }: { readonly queries: QueryClient }) {
  const link = useLink();
  useEffect(() => {
    if (link === 'online') return;
    const probe = setInterval(() => void api.get('/api/ready', { timeoutMs: probeMs, tries: 1 }).catch(() => undefined), probeMs);
    return () => {
      clearInterval(probe);
      void queries.refetchQueries({ type: 'active', predicate: (query) => query.isStale() || query.state.status === 'error' });
    };
  }, [link, queries]);
  return null;
}

/** Credits, status and photo of the signed-in member, asked for once a minute; the page brought the first answer. */
function UserRefresh() {
  const { user, setUser } = useSession();
  const pause = usePollPause();
  const id = user?.id;
  useQuery({
    queryKey: userKey,
    // The session holds the member; the cache knows only that, and when, they were asked for.
    queryFn: async ({ signal }) => {
      const fresh = await getUser(signal);
      // Another tab logged in as somebody else: what this one shows and knows belongs to the member of before.
      if (id !== undefined && fresh.id !== id) window.location.reload();
      else setUser(fresh);
      return fresh.id;
    },
    enabled: user !== null,
    staleTime: pause,
    refetchInterval: pause,
    refetchOnWindowFocus: 'always',
    initialData: id,
  });
  return null;
}
