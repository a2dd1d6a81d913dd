import { lazy, Suspense, useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { isRouteFacts } from './route-facts';

const Nothing = () => null;
// The page can be read without it.
const Layer = lazy(async () => {
  const root = await import('./MemberRoot').catch(() => undefined);
  return { default: root?.OpenPageLayer ?? Nothing };
});

/** On a page for everybody a member has what they have on every other screen. It comes when the page has been taken over: the server drew none of it. */
export function LayerOnOpenPage() {
  const isOpen = useMatches().some(({ handle }) => isRouteFacts(handle) && handle.from === 'server');
  const [isTaken, setTaken] = useState(false);
  useEffect(() => setTaken(true), []);
  if (!isOpen || !isTaken) return null;
  return (
    <Suspense fallback={null}>
      <Layer />
    </Suspense>
  );
}
