import createCache from '@emotion/cache';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router';
import { createWords, noteServerTime } from '#kit';
import { App } from './app/App';
import { bootElementId, styleKey, type Boot } from './app/boot';
import { banners } from './app/lazy-banners';
import { prefetchWhenIdle, whenIdle } from './app/prefetch';
import { failureOf, reloadOnceOnStaleChunk } from './app/stale-chunk';
import { createRoutes } from './app/routes';
import { startFailed } from './start-failed';
import { afterFirstIntent } from './shared/state/first-intent';
import { loadWords } from './words/load';

reloadOnceOnStaleChunk();

async function start(): Promise<void> {
  const element = document.getElementById(bootElementId);
  const root = document.getElementById('root');
  if (!element || !root) return;
  const boot = JSON.parse(element.textContent ?? '') as Boot;
  noteServerTime(Date.parse(boot.now));
  let user = boot.user;
  const words = createWords({ locale: boot.locale, defaultNamespace: 'common', load: loadWords, known: boot.words });
  const routes = createRoutes({ words, loaded: new URL(window.location.href), userNow: () => user });

  // The matched screen is loaded first, so that the tree in the page and the tree in memory are the same from the first moment.
  const matches = matchRoutes(routes, window.location) ?? [];
  const [haveCome] = await Promise.all([
    Promise.all(matches.map(({ route }) => fetchScreen(route))),
    user && banners.preload().catch(() => undefined),
  ]);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: loadedAlready(routes) } });
  const cache = createCache({ key: styleKey, nonce: element.nonce });
  const tree = (
    <App boot={boot} cache={cache} words={words} onUser={(next) => (user = next)}>
      <RouterProvider router={router} />
    </App>
  );
  // What is taken over is taken over in one step: what somebody fills in or ticks between two steps would be set back.
  if (boot.complete && haveCome.every(Boolean)) hydrateRoot(root, tree);
  // What is drawn anew is drawn in small ones: whoever presses something meanwhile does not wait for all of it.
  else startTransition(() => createRoot(root).render(tree));
  const fetchAhead = () => prefetchWhenIdle(routes, user !== null);
  // The app of a visitor's finished page came with the first intent.
  if (boot.complete && !user) fetchAhead();
  else afterFirstIntent(fetchAhead);
  whenIdle(() => void import('./app/after-start').then(({ afterStart }) => afterStart(import.meta.url, boot)).catch(() => undefined));
}

/** Says whether it came. One that does not is an error page; while the page is loaded again for it, what is drawn stays. */
async function fetchScreen(route: RouteObject): Promise<boolean> {
  if (typeof route.lazy !== 'function') return true;
  try {
    Object.assign(route, await route.lazy(), { lazy: undefined });
    return true;
  } catch (error) {
    const failure = await failureOf(error);
    const Component = () => {
      throw failure;
    };
    Object.assign(route, { Component, lazy: undefined });
    return false;
  }
}

/** The guards have done their work on the server; ids are the router's own: the indexes of the matched routes. */
function loadedAlready(routes: Parameters<typeof matchRoutes>[0]): Record<string, true> {
  const ids: Record<string, true> = {};
  const visit = (level: typeof routes, parents: readonly number[]) => {
    level.forEach((route, index) => {
      const path = [...parents, index];
      if (route.loader) ids[path.join('-')] = true;
      if (route.children) visit(route.children, path);
    });
  };
  visit(routes, []);
  return ids;
}

start().catch(() => window.dispatchEvent(new Event(startFailed)));
