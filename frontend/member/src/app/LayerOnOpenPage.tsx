import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useMatches } from 'react-router';
import { isRouteFacts } from './route-facts';

const Nothing = () => null;
// Where it does not come, the page can be read all the same.
const Layer = lazy(() =>
  import('./MemberRoot').then(
    ({ OpenPageLayer }): { default: ComponentType } => ({ default: OpenPageLayer }),
    (): { default: ComponentType } => ({ default: Nothing }),
  ),
);

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
