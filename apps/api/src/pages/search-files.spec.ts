import { describe, expect, it } from '@jest/globals';
import { robots, sitemap } from './search-files.js';

const pages = { indexed: ['/', '/pages/faq'], closed: ['/members', '/chats'] };
const addresses = {
  origin: 'https://lente.nl',
  languages: [
    ['de', 'https://lente.de'],
    ['nl', 'https://lente.nl'],
  ],
  everybody: 'https://www.lente.example',
} as const;

describe('what search engines read first', () => {
  it('keeps them out of what belongs to members, and leads them to the list of pages', () => {
    expect(robots(pages, addresses)).toBe(
      `User-agent: *
Disallow: /api/
Disallow: /admin
Disallow: /photos/
Disallow: /members
Disallow: /chats

Sitemap: https://lente.nl/sitemap.xml
`,
    );
  });

  it('lists each page under the address of this host, with those in other languages', () => {
    const list = sitemap(pages, addresses);
    expect([...list.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at)).toEqual(['https://lente.nl/', 'https://lente.nl/pages/faq']);
    expect(list).toContain('<xhtml:link rel="alternate" hreflang="de" href="https://lente.de/pages/faq"/>');
    expect(list).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://www.lente.example/pages/faq"/>');
  });

  it('stays XML whatever a name of a host holds', () => {
    expect(sitemap(pages, { ...addresses, origin: 'https://a&b' })).toContain('<loc>https://a&amp;b/pages/faq</loc>');
  });
});
