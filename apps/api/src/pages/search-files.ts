import { escapeUTF8 } from 'entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { subscriberOf } from '#auth';
import type { PageMap, SiteAddresses } from '#contracts';
import type { PageFacts, PageVisitor } from './page-facts.js';
import type { Renderer } from './renderer.js';

const hour = 60 * 60;

interface SearchFilesOptions {
  readonly facts: Pick<PageFacts, 'settingsFor'>;
  readonly renderer: Pick<Renderer, 'map'>;
  readonly visitorOf: (request: FastifyRequest) => PageVisitor;
  readonly assertWithin: (who: string) => Promise<void>;
}

/** What search engines read before anything else, for each host its own. */
export function registerSearchFiles(scope: FastifyInstance, { facts, renderer, visitorOf, assertWithin }: SearchFilesOptions): void {
  const get = (path: string, type: string, write: (pages: PageMap, addresses: SiteAddresses) => string) =>
    scope.get(path, async (request, reply) => {
      await assertWithin(subscriberOf(request.ip));
      const site = await facts.settingsFor(visitorOf(request), () => 'en');
      if (!site) return reply.callNotFound();
      return reply
        .header('Cache-Control', `public, max-age=${hour}`)
        .type(`${type}; charset=utf-8`)
        .send(write(await renderer.map(), site.addresses));
    });
  get('/robots.txt', 'text/plain', robots);
  get('/sitemap.xml', 'application/xml', sitemap);
}

/** Doors that lead to no page. */
const noPages = ['/api/', '/admin', '/photos/'];

export const robots = ({ closed }: PageMap, { origin }: SiteAddresses): string =>
  ['User-agent: *', ...[...noPages, ...closed].map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** <https://www.sitemaps.org/protocol.html>, with the languages of each page. */
export function sitemap({ indexed }: PageMap, { origin, languages, everybody }: SiteAddresses): string {
  const alternates: readonly (readonly [string, string])[] = [...languages, ['x-default', everybody]];
  const link =
    (path: string) =>
    ([language, at]: readonly [string, string]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeUTF8(at + path)}"/>`;
  const entry = (path: string) => `<url><loc>${escapeUTF8(origin + path)}</loc>${alternates.map(link(path)).join('')}</url>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${indexed.map(entry).join('\n')}
</urlset>
`;
}
