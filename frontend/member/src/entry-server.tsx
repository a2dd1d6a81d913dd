import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type Params,
  type RouteObject,
  type StaticHandler,
} from 'react-router';
import { defaultLocale, picturesOf, type BuiltInText, type Locale, type PageRenderer } from '#contracts';
import { createWords, type WordFile } from '#kit';
import { App } from './app/App';
import { styleKey, type Boot } from './app/boot';
import { banners } from './app/lazy-banners';
import { cookiesPath } from './app/layouts/entry-rule';
import { elsewhere, isRouteFacts, mayBeMeasured, type RouteFacts } from './app/route-facts';
import { createRoutes } from './app/routes';
import { fixedScreens, pageMap, sharedAddress } from './app/shared-pages';
import { renderDocument } from './document';
import { cookieQuestion, type QuestionWords } from './cookie-question';
import { foundTags } from './found';
import { HeadContext, type Head } from './shared/hooks/use-head';
import { nicheCss } from './theme/niches';
import { manifestOf } from './web-app/manifest';
import { offlinePage as drawOfflinePage } from './web-app/offline-page';
import { loadWords, namespaces, type Namespace } from './words/load';

interface LocaleTree {
  readonly words: i18n;
  readonly files: Readonly<Record<Namespace, WordFile>>;
  readonly routes: RouteObject[];
  readonly fixed: ReadonlyMap<string, RouteFacts>;
  readonly handler: StaticHandler;
}

const trees = new Map<Locale, Promise<LocaleTree>>();

/** Words and routes of a language are read once and serve every request; they hold nothing of a visitor. */
function treeOf(locale: Locale): Promise<LocaleTree> {
  const known = trees.get(locale);
  if (known) return known;
  const made = (async () => {
    await banners.preload();
    const entries = await Promise.all(namespaces.map(async (name) => [name, await loadWords(locale, name)] as const));
    const files = Object.fromEntries(entries) as Record<Namespace, WordFile>;
    const words = createWords({ locale, defaultNamespace: 'common', load: loadWords, known: files });
    const routes = createRoutes({ words, loaded: null, userNow: () => null });
    const handler = createStaticHandler(routes);
    const all = handler.dataRoutes as RouteObject[];
    return { words, files, routes: all, fixed: fixedScreens(all), handler };
  })();
  trees.set(locale, made);
  return made;
}

/** The screen that a path leads to, and the variables in it; no facts for a path of no screen at all. */
function screenOf({ fixed, routes }: LocaleTree, path: string): { facts: RouteFacts | undefined; params: Params } {
  const known = fixed.get(path);
  if (known) return { facts: known, params: {} };
  const match = matchRoutes(routes, path)?.at(-1);
  const handle: unknown = match?.route.handle;
  return { facts: isRouteFacts(handle) ? handle : undefined, params: match?.params ?? {} };
}

/** What a page needs at once, beside the app. A finished page of a visitor needs nothing; one who may look around behind the sign-in has no alerts. */
function filesOf({ complete, user }: Boot, screen: RouteFacts | undefined): readonly string[] {
  if (complete && !user) return [];
  return [
    ...(complete ? [] : ['src/app/MemberRoot.tsx']),
    ...(user ? ['src/app/Banners.tsx'] : []),
    ...(screen ? [screen.module.replace('.', 'src/app')] : []),
  ];
}

/** What must be known before a page is drawn. */
export const plan: PageRenderer['plan'] = async (url, locale, user) => {
  const tree = await treeOf(locale);
  const { facts, params } = screenOf(tree, url.pathname);
  const redirect = facts ? elsewhere(facts, user, url.pathname + url.search) : null;
  return redirect ? { redirect } : { data: facts?.data ?? null, params, sharedAs: sharedAddress(tree.fixed, url) };
};

/** One page as finished HTML, with everything that the browser needs to take it over. */
export const render: PageRenderer['render'] = async (
  { url, nonce, addresses, analyticsUrl, failure = false, still = false, status: answered = 200, ...facts },
  files,
) => {
  const tree = await treeOf(facts.locale);
  const { pathname } = new URL(url, 'http://page');
  const { facts: screen } = screenOf(tree, pathname);

  const wanted: readonly Namespace[] = [
    'common',
    'errors',
    ...(facts.user ? (['banners', 'time-bonus'] as const) : []),
    ...(screen?.words ?? []),
  ];
  const boot: Boot = {
    ...facts,
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
  const drawn = screen?.status ?? (context.statusCode === 200 ? answered : context.statusCode);
  const status = failure ? 500 : facts.missing !== null ? 404 : drawn;
  const withoutScript = failure || still;
  const scripts = withoutScript ? [] : [...new Set(filesOf(boot, screen).flatMap((name) => files.preload[name] ?? []))];
  const isIndexed = status === 200 && screen?.indexed !== undefined && !head.noIndex;
  const { locale, settings, company } = facts;
  const found = still ? '' : foundTags({ path: pathname, locale, settings, company, head, addresses, isIndexed, nonce });
  const isMeasured = isIndexed && facts.user === null && mayBeMeasured(screen);
  const loads = isMeasured && facts.measuring === 'yes' ? analyticsUrl : undefined;
  const isAsked =
    isMeasured && facts.measuring === 'unasked' && pathname !== cookiesPath && !body.includes('data-closes="skip-site-entry"');
  const asks = isAsked ? cookieQuestion(questionWords(tree.words), pathname) : '';
  const advertisement = facts.data.home?.advertisement;
  const shows = advertisement ? picturesOf(advertisement) : undefined;
  return {
    status,
    loads,
    shows,
    html: renderDocument({ boot, head, found, asks, loads, styles, body, nonce, scripts, files, withoutScript }),
  };
};

const questionWords = ({ t }: i18n): QuestionWords => ({
  title: t('pages:cookies.choice.title'),
  text: t('pages:cookies.choice.text'),
  yes: t('pages:cookies.choice.yes'),
  no: t('pages:cookies.choice.no'),
});

/** The site as an app of the device, in the reader's language. */
export const manifest: PageRenderer['manifest'] = async (settings, locale) => {
  const { t } = (await treeOf(locale)).words;
  return manifestOf(settings, locale, { messages: t('nav.messages'), likes: t('nav.likes'), search: t('nav.search') });
};

/** What search engines may list, and where they have nothing to look for: the same in each language. */
export const map: PageRenderer['map'] = async () => pageMap((await treeOf(defaultLocale)).routes);

/** The words of a page as they are written, for an owner to begin with. */
export const builtInText: PageRenderer['builtInText'] = async (page, locale) => {
  const { words } = await treeOf(locale);
  const { title, lead, sections } = words.getResource(locale, 'pages', page) as BuiltInText;
  return { title, lead, sections: sections.map((section) => ({ title: section.title, text: section.text })) };
};

/** What stands in for a page where none can be reached. */
export const offlinePage: PageRenderer['offlinePage'] = async ({ settings: { name: site, niche }, locale, prefs, nonce }, { fontCss }) => {
  const { t } = (await treeOf(locale)).words;
  const words = {
    title: t('offline:title'),
    text: t('offline:text', { site }),
    check: t('offline:check'),
    still: t('offline:still'),
    again: t('action.try_again'),
    busy: t('action.busy'),
  };
  return drawOfflinePage({ site, niche, locale, prefs, words, nonce, fontCss });
};
