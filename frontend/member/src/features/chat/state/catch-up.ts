import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { gapPatienceMs } from '#member/shared/state/hints';

const waiting = new Set<string>();

/** Asks the server once the gap had its time to close; `stillNeeded` is asked again then. */
export function catchUpSoon(queries: QueryClient, key: QueryKey, stillNeeded: () => boolean): void {
  const name = JSON.stringify(key);
  if (waiting.has(name)) return;
  waiting.add(name);
  setTimeout(() => {
    waiting.delete(name);
    if (!stillNeeded()) return;
    // An answer on its way may have been made before the hint: it is waited for, and asked after.
    if (queries.isFetching({ queryKey: key }) > 0) catchUpSoon(queries, key, stillNeeded);
    else void queries.refetchQueries({ queryKey: key, exact: true });
  }, gapPatienceMs);
}
