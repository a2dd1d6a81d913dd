import type { RouteObject } from 'react-router';
import type { PageMap } from '#contracts';
import { isRouteFacts, type RouteFacts } from './route-facts';

/** The screens in whose path nothing varies, by their address: found at once, where the router would rank all its routes for each page. */
export const fixedScreens = (routes: readonly RouteObject[]): ReadonlyMap<string, RouteFacts> =>
  new Map(routes.flatMap(allOf).filter(([path]) => !/[:*]/.test(path)));

/** Pages that may be found; and the first parts of the paths that members' screens have. */
export function pageMap(routes: readonly RouteObject[]): PageMap {
  const screens = routes.flatMap(allOf);
  const first = (path: string) => `/${path.split('/')[1] ?? ''}`;
  const indexed = screens.filter(([, { indexed: isIndexed }]) => isIndexed).map(([path]) => path);
  const members = screens.filter(([path, { from }]) => from === 'client' && !/^\/[:*]/.test(path)).map(([path]) => first(path));
  return { indexed, closed: [...new Set(members)].filter((part) => !indexed.some((path) => path.startsWith(part))) };
}

function allOf({ path = '', handle, children = [] }: RouteObject): [string, RouteFacts][] {
  const facts: unknown = handle;
  return [...(isRouteFacts(facts) ? [[`/${path}`, facts] satisfies [string, RouteFacts]] : []), ...children.flatMap(allOf)];
}

/**
 * The address under which visitors share a rendered page; null for one that is a single caller's own. What no screen reads in the query, such as
 * where a visit came from, makes no other page.
 */
export function sharedAddress(screens: ReadonlyMap<string, RouteFacts>, { pathname, searchParams }: URL): string | null {
  const facts = screens.get(pathname);
  const mayBeShared = facts?.access === 'any' || facts?.access === 'visitor';
  return mayBeShared && !facts.reads?.some((name) => searchParams.has(name)) ? pathname : null;
}
