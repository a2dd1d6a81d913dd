import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandler,
} from 'react-router';
import type { Locale, PageSubject } from '#contracts';
import { createWords, type WordFile } from '#kit';
import { App } from './app/App';
import { styleKey, type Boot } from './app/boot';
import { elsewhere, isRouteFacts, type RouteFacts } from './app/route-facts';
import { createRoutes } from './app/routes';
import { sharedAddress, sharedScreens } from './app/shared-pages';
import { renderDocument, type ClientFiles } from './document';
import { HeadContext, type Head } from './shared/hooks/use-head';
import type { TokenFacts } from './shared/state/session';
import { nicheCss } from './theme/niches';
import { loadWords, namespaces, type Namespace } from './words/load';

export type { Boot, ClientFiles };
export type { FormState, Prefs, TokenFacts } from './shared/state/session';

export interface RenderInput extends Omit<Boot, 'words' | 'complete' | 'missing'> {
  /** Path and query. */
  readonly url: string;
  readonly nonce: string;
  readonly files: ClientFiles;
  /** A failure while the page was made: the error page is drawn instead. */
  readonly failure?: boolean;
  /** Whether what an address names is there for this person. */
  readonly isThere: (subject: PageSubject, id: string) => Promise<boolean>;
}

export type RenderResult = { readonly status: number; readonly html: string } | { readonly status: 302; readonly redirect: string };

interface LocaleTree {
  readonly words: i18n;
  readonly files: Readonly<Record<Namespace, WordFile>>;
  readonly routes: RouteObject[];
  readonly shared: ReadonlyMap<string, RouteFacts>;
  readonly handler: StaticHandler;
}

const trees = new Map<Locale, Promise<LocaleTree>>();

/** Words and routes of a language are read once and serve every request; they hold nothing of a visitor. */
function treeOf(locale: Locale): Promise<LocaleTree> {
  const known = trees.get(locale);
  if (known) return known;
  const made = (async () => {
    const entries = await Promise.all(namespaces.map(async (name) => [name, await loadWords(locale, name)] as const));
    const files = Object.fromEntries(entries) as Record<Namespace, WordFile>;
    const words = createWords({ locale, defaultNamespace: 'common', load: loadWords, known: files });
    const routes = createRoutes({ words, onServer: true, userNow: () => null });
    const handler = createStaticHandler(routes);
    const all = handler.dataRoutes as RouteObject[];
    return { words, files, routes: all, shared: sharedScreens(all), handler };
  })();
  trees.set(locale, made);
  return made;
}

/** The screen that a path leads to, and the id in it; no facts for a path of no screen at all. */
function screenOf(routes: RouteObject[], path: string): { readonly facts: RouteFacts | undefined; readonly id: string } {
  const match = matchRoutes(routes, path)?.at(-1);
  const handle: unknown = match?.route.handle;
  return { facts: isRouteFacts(handle) ? handle : undefined, id: match?.params['id'] ?? '' };
}

/** Unknown links were never there; spent ones are gone, save that the page after the button stays. */
function statusOfLink(token: TokenFacts | null, isDone: boolean): number {
  if (!token) return 404;
  return token.state === 'spent' && !isDone ? 410 : 200;
}

/** The address under which visitors share a rendered page, or null when it is one caller's own. */
export const addressOf = async (url: URL, locale: Locale): Promise<string | null> => sharedAddress((await treeOf(locale)).shared, url);

/** The status of a page that is there. */
function statusOf(screen: RouteFacts | undefined, drawn: number, { token, teaser }: Pick<Boot, 'token' | 'teaser'>, url: string): number {
  if (screen?.status) return screen.status;
  if (drawn !== 200) return drawn;
  if (screen?.teaser && !teaser) return 404;
  return screen?.token ? statusOfLink(token, new URL(url, 'http://page').searchParams.has('done')) : 200;
}

/** One page as finished HTML, with everything that the browser needs to take it over. */
export async function render({ url, nonce, files, isThere, failure = false, ...facts }: RenderInput): Promise<RenderResult> {
  const tree = await treeOf(facts.locale);
  const { pathname } = new URL(url, 'http://page');
  const { facts: screen, id } = screenOf(tree.routes, pathname);
  const redirect = screen && !failure ? elsewhere(screen, facts.user, url) : null;
  if (redirect) return { status: 302, redirect };
  const missing = screen?.about && !failure && !(await isThere(screen.about, id)) ? id : null;

  const wanted: readonly Namespace[] = ['common', 'errors', ...(facts.user ? (['banners'] as const) : []), ...(screen?.words ?? [])];
  const boot: Boot = {
    ...facts,
    missing,
    words: Object.fromEntries(wanted.map((name) => [name, tree.files[name]])),
    complete: failure || screen?.from !== 'client',
  };

  const context = await tree.handler.query(new Request(new URL(url, 'http://page')));
  if (context instanceof Response) return { status: 302, redirect: context.headers.get('Location') ?? '/' };
  if (failure) context.errors = { [context.matches[0]?.route.id ?? '0']: new Error('failure') };
  const router = createStaticRouter(tree.handler.dataRoutes, context);
  const cache = createCache({ key: styleKey, nonce });
  cache.compat = true;
  const collector: { head: Head | null } = { head: null };
  const body = renderToString(
    <HeadContext value={collector}>
      <App boot={boot} cache={cache} words={tree.words}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </HeadContext>,
  );
  const critical = createEmotionServer(cache);
  const accent = nicheCss(facts.settings.niche);
  const styles =
    critical.constructStyleTagsFromChunks(critical.extractCriticalToChunks(body)) + (accent && `<style nonce="${nonce}">${accent}</style>`);
  const head = collector.head ?? { title: facts.settings.index_title };
  const status = failure ? 500 : missing !== null ? 404 : statusOf(screen, context.statusCode, facts, url);
  const scripts = boot.complete
    ? []
    : [...new Set(['src/app/MemberRoot.tsx', screen?.module ?? ''].flatMap((name) => files.preload[name] ?? []))];
  return { status, html: renderDocument({ boot, head, styles, body, nonce, scripts, files, withoutScript: failure }) };
}
