import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import { localeFacts, locales, type Locale } from '#contracts';
import { Product, type Answer } from '#testing-product';

let product: Product;
/** What the map of the site lists. */
let listed: string[];
beforeAll(async () => {
  product = new Product();
  listed = [...(await get('/sitemap.xml')).text.matchAll(/<loc>https?:\/\/[^/]+(\/.*?)<\/loc>/g)].map(([, path]) => path ?? '');
});
afterAll(() => product.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => product.visitor().get(path).set(headers);
const inLanguage = (path: string, lang: Locale) => get(path, { cookie: `locale=${lang}; skip-site-entry=1` });

/** Style attributes carry the colours of the theme; a browser reads tags that stand alone as they are. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'no-inline-style': 'off', 'long-title': 'off', 'no-trailing-whitespace': 'off' },
});

interface Seen {
  readonly title: string;
  readonly description: string;
  readonly lang: string;
  readonly robots: string;
  readonly canonical: string;
  readonly links: readonly string[];
  /** What a browser fetches for it. */
  readonly files: readonly string[];
  readonly words: string;
}

function read(html: string): Seen {
  const found = {
    title: '',
    description: '',
    lang: '',
    robots: '',
    canonical: '',
    links: [] as string[],
    files: [] as string[],
    words: '',
  };
  let within = '';
  new Parser({
    onopentag(name, { lang = '', name: meta, content = '', rel = '', href = '', src }) {
      within = name;
      if (name === 'html') found.lang = lang;
      if (meta === 'description') found.description = content;
      if (meta === 'robots') found.robots = content;
      if (rel === 'canonical') found.canonical = href;
      if (src) found.files.push(src);
      if (name === 'link' && !/^(canonical|alternate)$/.test(rel)) found.files.push(href);
      if (name === 'a' && href.startsWith('/')) found.links.push(href.replace(/#.*$/, ''));
    },
    ontext(text) {
      if (within === 'title') found.title += text;
      if (!['script', 'style'].includes(within)) found.words += ` ${text}`;
    },
    onclosetag() {
      within = '';
    },
  }).end(html);
  return found;
}

/** What stands where words should: a key, a gap, a thing. */
const missing =
  /\{\{|\bundefined\b|\bNaN\b|\[object|\b[a-z_]+:[a-z_]+\.[a-z_]+|(?<=\s)(?:[a-z]+_[a-z_]*|[a-z]+(?:\.[a-z]+_[a-z_]+)+)(?=\s)/;

describe('the map of the site', () => {
  it('lists public pages alone, is XML that may be kept for an hour, and is named for the search engines [#1]', async () => {
    const [map, robots] = [await get('/sitemap.xml'), await get('/robots.txt')];
    expect(map.headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' });
    expect(robots.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' });
    expect(robots.text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
    for (const members of ['/members', '/chats', '/likes', '/credits', '/settings', '/profile', '/transactions'])
      expect(robots.text).toContain(`\nDisallow: ${members}\n`);
    expect(listed).toEqual(expect.arrayContaining(['/', '/login', '/signup', '/pricing', '/pages/faq', '/pages/terms']));
    expect(listed.filter((path) => /members|chats|likes|settings|token|:/.test(path))).toEqual([]);
    expect([map.get('set-cookie'), robots.get('set-cookie')]).toEqual([undefined, undefined]);
  });

  it('is that of the host that is asked, with the addresses of its sisters', async () => {
    const dutch = await get('/sitemap.xml', { host: `nl.localhost:${product.port}` });
    expect(dutch.text).toContain(`<loc>http://nl.localhost:${product.port}/pages/faq</loc>`);
    expect(dutch.text).toContain(`hreflang="de" href="http://de.localhost:${product.port}/pages/faq"`);
    expect((await get('/robots.txt', { host: `nl.localhost:${product.port}` })).text).toContain(
      `http://nl.localhost:${product.port}/sitemap.xml`,
    );
  });

  it('leads to a picture to share, of the size that pages say', async () => {
    const { status, body } = (await get('/share.png')) as Answer<Buffer>;
    const { width, height, format } = await sharp(body).metadata();
    expect([status, format, width, height]).toEqual([200, 'png', 1_200, 630]);
  });
});

describe.each(locales)('every public page in %s', (lang) => {
  it('is there, whole, valid, in its language, like no other, and from this host alone [#1] [#47] [#154] [#E10]', async () => {
    const faults: string[] = [];
    const [titles, descriptions] = [new Map<string, string>(), new Map<string, string>()];
    const links = new Set<string>();
    for (const path of listed) {
      const { status, text: html } = await inLanguage(path, lang);
      const page = read(html);
      const fault = (is: boolean, what: string) => void (is && faults.push(`${path}: ${what}`));
      fault(status !== 200, `status ${status}`);
      fault(page.lang !== lang, `lang ${page.lang}`);
      fault(page.robots !== '', 'is listed and asks not to be');
      fault(!page.canonical.endsWith(path), `canonical ${page.canonical}`);
      fault(page.description.length < 20, `description “${page.description}”`);
      fault(!html.includes(`content="${localeFacts[lang].iso.replace('-', '_')}"`), 'og:locale');
      for (const [seen, value] of [
        [titles, page.title],
        [descriptions, page.description],
      ] as const) {
        fault(seen.has(value), `“${value}” is that of ${seen.get(value)}`);
        seen.set(value, path);
      }
      const gap = missing.exec(page.words)?.[0];
      fault(gap !== undefined, `word missing: ${gap}`);
      const { results } = await validator.validateString(html);
      for (const { ruleId, message, line } of results.flatMap(({ messages }) => messages))
        faults.push(`${path}:${line} ${ruleId}: ${message}`);
      for (const file of page.files) fault(!/^\/(?!\/)/.test(file), `fetches ${file}`);
      for (const [, file = ''] of html.matchAll(/url\(['"]?([^)'"]+)/g)) fault(!/^(\/(?!\/)|data:)/.test(file), `fetches ${file}`);
      for (const link of page.links) links.add(link);
    }
    for (const link of links) {
      const { status } = await inLanguage(link, lang);
      if (status !== 200 && status !== 302) faults.push(`${link}: a dead link, ${status}`);
    }
    const unknown = await inLanguage('/nothing/here', lang);
    const page = read(unknown.text);
    expect([unknown.status, page.lang, page.robots, page.links.includes('/')]).toEqual([404, lang, 'noindex', true]);
    expect([...new Set(faults)]).toEqual([]);
  });
});

describe('a page that is not for everybody', () => {
  it('asks not to be listed, whoever has it open', async () => {
    const anna = await product.member({ name: 'Annelore' });
    for (const path of ['/members', '/chats', '/settings/account', '/profile', `/members/${anna.id}`]) {
      const { text: html } = await get(path, { cookie: anna.cookie });
      expect([path, read(html).robots, read(html).canonical]).toEqual([path, 'noindex', '']);
      expect(/<meta property="og:title"[^>]*Annelore/.test(html)).toBe(false);
    }
  });
});
