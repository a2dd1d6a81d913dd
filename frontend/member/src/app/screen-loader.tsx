import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { redirect, redirectDocument, type RouteObject } from 'react-router';
import type { UserView } from '#contracts';
import { isNewVersionOut } from '#member/shared/state/new-version';
import { elsewhere, isLoaded, isMeasured, mayBeMeasured, type RouteFacts } from './route-facts';
import { ScreenSkeleton } from './ScreenSkeleton';
import { ScreenWithData } from './ScreenWithData';

export interface RouteSetup {
  readonly words: i18n;
  /** The address of the page that the browser loaded; null on the server, which draws a skeleton where the browser will draw a member's screen. */
  readonly loaded: URL | null;
  readonly userNow: () => UserView | null;
}

/** A page and what is known of it before its screen is loaded. */
export type ScreenRoute = RouteObject & { readonly handle: RouteFacts };

const screens = import.meta.glob<{ default: ComponentType }>('./routes/*.tsx');

/** Gives each page its screen: who may see it, whether it comes as a page of its own, and its file and words when somebody goes there. */
export const screenLoader =
  ({ words, loaded, userNow }: RouteSetup) =>
  (route: ScreenRoute): RouteObject => {
    const facts = route.handle as RouteFacts;
    const load = screens[facts.module] as () => Promise<{ default: ComponentType }>;
    const shown = (Screen: ComponentType) => (facts.data ? { element: <ScreenWithData screen={Screen} /> } : { Component: Screen });
    if (!loaded && facts.from === 'client' && !facts.drawn) return { ...route, ...shown(ScreenSkeleton) };
    return {
      ...route,
      loader: ({ request }) => {
        if (!loaded) return true;
        const wanted = new URL(request.url);
        const path = wanted.pathname + wanted.search;
        const target = elsewhere(facts, userNow(), path);
        if (target) return redirect(target);
        // A script of another company must not come along to a page that nobody counts.
        const staysCounted = mayBeMeasured(facts) || !isMeasured();
        return staysCounted && isLoaded(facts, loaded, wanted) && !isNewVersionOut() ? true : redirectDocument(path);
      },
      lazy: async () => {
        const module = load();
        // Whoever fetches ahead knows that nothing is under way any more, also when one of them fails.
        await Promise.allSettled([module, words.loadNamespaces([...facts.words])]);
        return shown((await module).default);
      },
    };
  };
