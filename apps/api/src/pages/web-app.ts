import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { subscriberOf } from '#auth';
import { displayPrefsOf, locales, manifestPath, offlinePagePath, type Locale, type PublicSettings } from '#contracts';
import type { PageFacts, PageVisitor } from './page-facts.js';
import { pageHeaders } from './page-headers.js';
import { localeOf } from './pages.service.js';
import type { Renderer } from './renderer.js';
import { newNonce } from './shared-pages.js';

const hour = 60 * 60;

interface WebAppOptions {
  readonly facts: Pick<PageFacts, 'settingsFor'>;
  readonly renderer: Pick<Renderer, 'manifest' | 'offlinePage'>;
  readonly visitorOf: (request: FastifyRequest) => PageVisitor;
  readonly assertWithin: (who: string) => Promise<void>;
}

type Query = Readonly<Record<string, unknown>>;

/** What makes an app of the site: its manifest, and the page that the service worker keeps. Neither knows who asks. */
export function registerWebApp(scope: FastifyInstance, { facts, renderer, visitorOf, assertWithin }: WebAppOptions): void {
  const get = (path: string, answer: (query: Query, site: FoundSite, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    scope.get<{ Querystring: Query }>(path, async (request, reply) => {
      await assertWithin(subscriberOf(request.ip));
      const site = await siteFor(facts, visitorOf(request), request.query['lang']);
      if (!site) return reply.callNotFound();
      return answer(request.query, site, request, reply);
    });

  get(manifestPath, async (_query, { settings, locale, isNamed }, _request, reply) =>
    reply
      .headers(cachedWhere(isNamed))
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(await renderer.manifest(settings, locale))),
  );

  get(offlinePagePath, async (query, { settings, locale }, request, reply) => {
    const nonce = newNonce();
    const prefs = displayPrefsOf(texts(query), displayPrefsOf(visitorOf(request).cookies));
    const html = await renderer.offlinePage({ settings, locale, prefs, nonce });
    // The service worker keeps it; nobody else has to.
    reply.headers(pageHeaders(nonce)).headers({ 'Cache-Control': 'private, no-cache', 'Content-Language': locale });
    reply.compress(html);
    return reply;
  });
}

interface FoundSite {
  readonly settings: PublicSettings;
  readonly locale: Locale;
  /** The address says the language. */
  readonly isNamed: boolean;
}

async function siteFor(facts: WebAppOptions['facts'], visitor: PageVisitor, lang: unknown): Promise<FoundSite | null> {
  const named = locales.find((one) => one === lang);
  let locale: Locale = named ?? 'en';
  const site = await facts.settingsFor(visitor, (domainLanguage) => {
    locale = named ?? localeOf(visitor, undefined, domainLanguage);
    return locale;
  });
  return site && { settings: site.settings, locale, isNamed: named !== undefined };
}

const cachedWhere = (isNamed: boolean) =>
  isNamed ? { 'Cache-Control': `public, max-age=${hour}` } : { 'Cache-Control': 'private, no-cache', Vary: 'accept-language, cookie' };

const texts = (query: Query): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
