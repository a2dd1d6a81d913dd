import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { landerNames, locales, type Locale } from '#contracts';
import { isLong, type Member } from './support/members.js';
import { faults, faultsOf, load, turn, type Go } from './support/page-faults.js';
import { readPage } from './support/page-html.js';
import { placesOutOfReach } from './support/places.js';
import { productUrls } from './support/product.js';
import { routePaths } from '../../apps/tools/src/attack/route-table.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
/**
 * The longest words, and the law's own language: here what only a browser knows, how wide a page is. The words of the other languages are read in
 * the HTML (below, and in crawl.http-spec.ts), and those of members, which the browser draws, are compared key by key (every-text.spec.ts). With LONG=1 all.
 */
const spoken: readonly Locale[] = isLong ? locales : ['fi', 'nl'];

type Facts = { readonly me: Member; readonly other: Member; readonly chat: string };
type Row = {
  /** Who sees the screen itself; the others are sent elsewhere. */
  readonly by: readonly ('visitor' | 'member' | 'newcomer')[];
  readonly at?: (facts: Facts) => string;
  readonly status?: number;
};
const all = ['visitor', 'member'] as const;
const nobodys = '018f0000-0000-7000-8000-0000000000ff';

/** The paths of the route table that need more than a member and the path itself. One with a gap in it that is not here turns the first test red. */
const table: Readonly<Record<string, Row>> = {
  '/': { by: ['visitor'] },
  '/login': { by: ['visitor'] },
  '/signup': { by: ['visitor'] },
  '/reset-password': { by: all },
  '/reset-password/do': { by: all, at: () => '/reset-password/do?token=a-token-that-nobody-has-made' },
  '/mail-change/do': { by: all, at: () => '/mail-change/do?token=a-token-that-nobody-has-made' },
  '/activate/done': { by: all },
  '/activate/error': { by: all },
  '/pricing': { by: all },
  '/complaints': { by: all },
  '/transparency': { by: all },
  '/lang-config': { by: all },
  '/pages/terms': { by: all },
  '/pages/privacy': { by: all },
  '/pages/cookies': { by: all },
  '/pages/ban': { by: all },
  '/pages/return-policy': { by: all },
  '/pages/faq': { by: all },
  '/pages/service': { by: all },
  '/pages/safety': { by: all },
  '/pages/accessibility': { by: all },
  '/:token': { by: all, at: () => '/a-token-that-nobody-has-made', status: 404 },
  '/members': { by: all },
  '/members/:id': { by: all, at: ({ other }) => `/members/${other.id}` },
  // Only who allows it is shown to visitors.
  '/members/:id/signup': { by: ['visitor'], at: ({ other }) => `/members/${other.id}/signup`, status: 404 },
  '/members/:id/chat': { by: ['member'], at: ({ other }) => `/members/${other.id}/chat` },
  '/chats/:id': { by: ['member'], at: ({ chat }) => `/chats/${chat}` },
  '/likes/:type': { by: ['member'], at: () => '/likes/given' },
  '/likes/m/:id': { by: ['member'], at: ({ other }) => `/likes/m/${other.id}` },
  '/credits': { by: [] },
  '/credits/repeat-order': { by: [] },
  // Nothing of these names is there: each has a page of its own all the same.
  '/credits/:id/:method?': { by: ['member'], at: () => `/credits/${nobodys}`, status: 404 },
  '/transactions/:id': { by: ['member'], at: () => `/transactions/${nobodys}`, status: 404 },
  '/appeals/:token': { by: all, at: () => `/appeals/${'x'.repeat(46)}` },
  '/transactions/:id/bank-account': { by: all, at: () => `/transactions/${nobodys}/bank-account?key=a-key-that-nobody-has-signed-at-all` },
  '/transactions/:id/withdraw': { by: all, at: () => `/transactions/${nobodys}/withdraw?key=a-key-that-nobody-has-signed-at-all` },
  '/landers/tinderswipe': { by: ['visitor'] },
  '/landers/maplanding/:slug?': { by: ['visitor'], at: () => '/landers/maplanding' },
  '/landers/:lander/:slug?': { by: ['visitor'], at: () => '/landers/alonetonight' },
  ...Object.fromEntries(
    landerNames.filter((name) => !['maplanding', 'alonetonight'].includes(name)).map((name) => [`/landers/${name}`, { by: ['visitor'] }]),
  ),
  '/members/:id/landing': { by: ['visitor'], at: ({ other }) => `/members/${other.id}/landing`, status: 404 },
  '/members/:id/landing2/:slug?': { by: ['visitor'], at: ({ other }) => `/members/${other.id}/landing2`, status: 404 },
  '/members/:id/landing3/:slug?': { by: ['visitor'], at: ({ other }) => `/members/${other.id}/landing3`, status: 404 },
  '/signup-matches': { by: ['newcomer'] },
  '/complete-signup': { by: ['newcomer'] },
  '/settings': { by: ['member'] },
  '/settings/email': { by: ['member'] },
  '/settings/password': { by: ['member'] },
  '/settings/sessions': { by: ['member'] },
  '/settings/display': { by: ['member'] },
  '/*': { by: all, at: () => '/nothing/here', status: 404 },
};
/** Those that members see too: visitors get them from the app as well. */
const drawnByTheApp = ['/members', '/members/:id', '/appeals/:token', '/transactions/:id/bank-account', '/transactions/:id/withdraw'];
const others = routePaths().filter((path) => !(path in table) && !path.endsWith('*'));
const rows: Readonly<Record<string, Row>> = { ...table, ...Object.fromEntries(others.map((path) => [path, { by: ['member'] }])) };

/** Where the links of a page lead within the product, without the place on the page. */
const linksOn = async (page: Page): Promise<string[]> =>
  (await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))).map((link) =>
    link.replace(/#.*$/, ''),
  );
/** One of each kind is enough of the many members. */
const kindOf = (link: string): string => link.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}');

const small = { width: 360, height: 800 };
/** Each language in one of them. */
const windows = [
  { width: 740, height: 360 },
  { width: 640, height: 400 },
];
/** A conversation has the window for itself, and Back leads to the list; on the page of a link from a mail nothing leads away. */
const hasPlaces = async (page: Page, path: string): Promise<boolean> =>
  path !== '/:token' && (await page.locator('[data-fills-window]').count()) === 0;

describe('every page', () => {
  const stage = onStage('--blink-settings=imagesEnabled=false');
  const { product } = stage;
  let facts: Facts;
  /** Links that were followed: each kind once by each of the people, in whichever language comes first. */
  const followed = new Set<string>();
  /** One window each for all languages, so that scripts come from the cache. */
  const people = new Map<Row['by'][number], Page>();
  beforeAll(async () => {
    const [me, other] = [await product.member(), await product.member()];
    const wilma = await product.newcomer();
    const chat = await product.chatOf(me, other);
    await product.send(me, chat, 'Good morning');
    for (const [one, two] of [
      [me, other],
      [other, me],
    ] as const)
      await product.signedIn(one).post('/api/likes').send({ profile: two.id });
    facts = { me, other, chat };
    for (const [who, cookie] of [
      ['visitor', undefined],
      ['newcomer', wilma.cookie],
      ['member', me.cookie],
    ] as const)
      people.set(who, await (await open(cookie)).newPage());
  });

  const open = async (cookie?: string): Promise<BrowserContext> => {
    const context = await stage.browser.newContext({ baseURL, viewport: small, reducedMotion: 'reduce' });
    const cookies = { locale: 'en', text: '150', 'skip-site-entry': String(Date.now()) };
    const [session = '', value = ''] = cookie?.split('=') ?? [];
    await context.addCookies([
      ...Object.entries(cookies).map(([name, text]) => ({ name, value: text, url: baseURL })),
      ...(session ? [{ name: session, value, url: baseURL }] : []),
    ]);
    return context;
  };
  const addressOf = (path: string): string => rows[path]?.at?.(facts) ?? path;
  const rowsOf = (who: Row['by'][number]) => Object.entries(rows).filter(([, { by }]) => by.includes(who));

  /** Members have the app open; visitors and newcomers get a page of their own each time. */
  const wayOf = async (who: Row['by'][number], page: Page): Promise<Go> => {
    if (who !== 'member') return load;
    await load(page, '/members');
    return turn;
  };

  it('is known here', () => {
    expect(others.filter((path) => path.includes(':'))).toEqual([]);
  });

  it('answers each page of members with its status [#62]', async () => {
    const context = await open(facts.me.cookie);
    const found: string[] = [];
    for (const [path, { status = 200 }] of rowsOf('member')) {
      const answer = await context.request.head(addressOf(path));
      if (answer.status() !== status) found.push(`${path}: status ${answer.status()}`);
    }
    await context.close();
    expect(found).toEqual([]);
  });

  it.each(locales)('is finished in %s before any script, in words and with a title, for visitors [#1] [#20] [#47]', async (locale) => {
    const found: string[] = [];
    const unfinished: string[] = [];
    for (const [path, { status = 200 }] of rowsOf('visitor')) {
      const address = addressOf(path);
      const { status: got, text: html } = await product
        .visitor()
        .get(address)
        .redirects(1)
        .set('cookie', `locale=${locale}; skip-site-entry=1`);
      const { isFinished, saysSomething, ...seen } = readPage(html);
      if (!isFinished) unfinished.push(path);
      else if (!saysSomething) found.push(`${locale} ${address}: says nothing`);
      else found.push(...faultsOf({ locale, address, status }, { ...seen, got }));
    }
    expect(found).toEqual([]);
    expect(unfinished).toEqual(drawnByTheApp);
  });

  it.each(spoken)(
    'speaks %s, misses no word, fits a small phone with the largest letters and has links that all lead to a page, for visitors, newcomers and members, and its title says for whom the site is; members have the five places in a low window, with nothing over them [#1] [#20] [#40] [#47] [#57] [#62] [#E18]',
    async (locale) => {
      const found: string[] = [];
      const low = windows[spoken.indexOf(locale) % windows.length] ?? small;
      for (const [who, page] of people) {
        await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL }]);
        const go = await wayOf(who, page);
        const links = new Map<string, string>();
        for (const [path, { status = 200 }] of rowsOf(who)) {
          const address = addressOf(path);
          found.push(...(await faults(page, locale, address, { status, go })));
          for (const link of await linksOn(page)) if (!links.has(kindOf(link))) links.set(kindOf(link), `${link} (on ${address})`);
          if (who === 'visitor') continue;
          await page.setViewportSize(low);
          if (await hasPlaces(page, path))
            found.push(...(await placesOutOfReach(page)).map((fault) => `${address} at ${low.width} × ${low.height}: ${fault}`));
          await page.setViewportSize(small);
        }
        // A newcomer has one page and no way out of it but the bar.
        expect(links.size).toBeGreaterThan(who === 'newcomer' ? 5 : 12);
        for (const [kind, link] of links) {
          if (followed.has(`${who} ${kind}`)) continue;
          followed.add(`${who} ${kind}`);
          const answer = await page.request.get(link.split(' ')[0] ?? '');
          if (answer.status() >= 400) found.push(`${locale} ${who}: ${answer.status()} ${link}`);
        }
      }
      expect(found).toEqual([]);
    },
  );
});
