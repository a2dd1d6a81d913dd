import type { RouteObject } from 'react-router';
import { isRouteFacts, type RouteFacts } from './route-facts';

/** The screens that may look the same to many visitors, by their address: nothing of them stands in the path. */
export const sharedScreens = (routes: readonly RouteObject[]): ReadonlyMap<string, RouteFacts> => new Map(routes.flatMap(entriesOf));

function entriesOf({ path = '', handle, children = [] }: RouteObject): [string, RouteFacts][] {
  const facts: unknown = handle;
  const isShared = isRouteFacts(facts) && (facts.access === 'any' || facts.access === 'visitor') && !/[:*]/.test(path);
  return [...(isShared ? [[`/${path}`, facts] satisfies [string, RouteFacts]] : []), ...children.flatMap(entriesOf)];
}

/**
 * The address under which visitors share a rendered page; null for one that is a single caller's own. What no screen reads in the query, such as
 * where a visit came from, makes no other page.
 */
export function sharedAddress(screens: ReadonlyMap<string, RouteFacts>, { pathname, searchParams }: URL): string | null {
  const facts = screens.get(pathname);
  return facts && !facts.reads?.some((name) => searchParams.has(name)) ? pathname : null;
}
