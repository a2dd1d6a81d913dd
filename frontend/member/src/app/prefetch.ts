import type { RouteObject } from 'react-router';
import { isRouteFacts } from './route-facts';
import { withoutReload } from './stale-chunk';

const idleTimeoutMs = 2_000;

/** Where people go from the first screen, by the name of the screen's file. */
const nextScreens = {
  visitor: ['signup', 'login'],
  member: ['members', 'members-id', 'chats', 'chats-id', 'likes'],
} as const;

interface Network {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What may never be looked at is not fetched where every byte counts. */
export const isWorthFetching = ({ saveData = false, effectiveType = '4g' }: Network = {}): boolean =>
  !saveData && !effectiveType.endsWith('2g');

function screensIn(routes: readonly RouteObject[]): (readonly [module: string, load: () => Promise<unknown>])[] {
  return routes.flatMap(({ handle, lazy, children }) => {
    const facts: unknown = handle;
    const own = isRouteFacts(facts) && typeof lazy === 'function' ? [[facts.module, lazy] as const] : [];
    return [...own, ...screensIn(children ?? [])];
  });
}

/** The likely next screens and their words are fetched, one after the other, each when the browser has nothing to do: what comes is run, too. */
export function prefetchWhenIdle(routes: readonly RouteObject[], isMember: boolean): void {
  const network = 'connection' in navigator ? (navigator.connection as Network) : undefined;
  if (!isWorthFetching(network)) return;
  const wanted = nextScreens[isMember ? 'member' : 'visitor'].map((name) => `./routes/${name}.tsx`);
  const fetchAll = async () => {
    for (const [module, load] of screensIn(routes)) {
      if (!wanted.includes(module)) continue;
      await new Promise<void>((resolve) => whenIdle(resolve));
      await withoutReload(load);
    }
  };
  void fetchAll();
}

/** When the browser has nothing to do, and after two seconds in any case. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: idleTimeoutMs });
  else setTimeout(act, idleTimeoutMs);
}
