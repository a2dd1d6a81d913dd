import type { RouteObject } from 'react-router';
import { landerAddresses, type PageMap } from '#contracts';
import { isRouteFacts, type RouteFacts } from './route-facts';

/** The screens in whose path nothing varies, or little, by their address: found at once, where the router would rank all its routes for each page. */
export const fixedScreens = (routes: readonly RouteObject[]): ReadonlyMap<string, RouteFacts> =>
  new Map(routes.flatMap(allOf).flatMap(([path, facts]) => addressesOf(path, facts).map((address) => [address, facts])));

/** Pages that may be found; and the first parts of the paths that members' screens have. */
export function pageMap(routes: readonly RouteObject[]): PageMap {
  const screens = routes.flatMap(allOf);
  const first = (path: string) => `/${path.split('/')[1] ?? ''}`;
  const indexed = screens.filter(([path, { indexed: isIndexed }]) => isIndexed && !path.includes(':')).map(([path]) => path);
  const members = screens.filter(([path, { from }]) => from === 'client' && !/^\/[:*]/.test(path)).map(([path]) => first(path));
  return { indexed, closed: [...new Set(members)].filter((part) => !indexed.some((path) => path.startsWith(part))) };
}

function allOf({ path = '', handle, children = [] }: RouteObject): [string, RouteFacts][] {
  const facts: unknown = handle;
  return [...(isRouteFacts(facts) ? [[`/${path}`, facts] satisfies [string, RouteFacts]] : []), ...children.flatMap(allOf)];
}

const isMap = (address: string): boolean => address.startsWith('/landers/maplanding/');

/** A path without variables is its own address; the slugs of landers are few and known. */
function addressesOf(path: string, { data }: RouteFacts): readonly string[] {
  if (data === 'lander') return landerAddresses().filter((address) => !isMap(address));
  if (data === 'lander-map') return landerAddresses().filter(isMap);
  return /[:*]/.test(path) ? [] : [path];
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
