import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dismissalNames, type CompanyInfo, type PageBoot, type PublicSettings, type UserView } from '#contracts';
import type { Site } from '#site';
import type { PageFacts, PageSite, PageVisitor } from './page-facts.js';
import { PagesService, type Page, type PageDataFinder } from './pages.service.js';
import type { Renderer } from './renderer.js';

const visitor: PageVisitor = {
  requestId: 'page',
  host: 'a.example',
  ip: '203.0.113.7',
  userAgent: '',
  acceptLanguage: 'en',
  cookies: {},
  isSecure: true,
};
const link = 'https://cams.example/in';
const settings = { domain: 'a.example', geoip_country: 'NL' } as PublicSettings;
const siteNow = (change: Partial<PublicSettings> = {}): PageSite => ({
  settings: { ...settings, ...change },
  company: {} as CompanyInfo,
  site,
  addresses: { origin: 'https://a.example', languages: [], everybody: 'https://a.example' },
});
const read = (cam_promo: object | null = null) => ({ communityId: 'c', settings: { cam_promo } }) as Site;
let site: Site;

const render = jest.fn<Renderer['render']>();
/** The table of routes. */
const renderer: Pick<Renderer, 'plan' | 'render'> = {
  render,
  plan: ({ pathname, searchParams }, _locale, user) => {
    const [, teaser] = /^\/members\/(\w+)\/signup$/.exec(pathname) ?? [];
    if (pathname === '/chats' && !user) return Promise.resolve({ redirect: '/login?next=%2Fchats' });
    if (teaser) return Promise.resolve({ data: 'member-teaser', params: { id: teaser }, sharedAs: null });
    if (pathname.startsWith('/landers/')) return Promise.resolve({ data: 'lander', params: {}, sharedAs: null });
    if (pathname === '/pages/privacy') return Promise.resolve({ data: 'info-page', params: {}, sharedAs: pathname });
    const sharedAs = ['/', '/login'].includes(pathname) && !searchParams.has('next') ? pathname : null;
    return Promise.resolve({ data: null, params: {}, sharedAs });
  },
};
const find = jest.fn<PageDataFinder['find']>();
const facts: PageFacts = {
  settingsFor: (_visitor, chooseLocale) => {
    chooseLocale(null);
    return Promise.resolve(siteNow());
  },
  userOf: ({ cookies }) => Promise.resolve(cookies['auth.session'] ? ({ language: 'en' } as UserView) : null),
  isInvited: ({ cookies }) => Promise.resolve(cookies['invitation'] !== undefined),
  badgesOf: () => Promise.resolve({ messages: 0, likes: 0 }),
  discountOf: () => Promise.resolve(null),
};
const opened = (change: Partial<PageFacts> = {}) => new PagesService({ ...facts, ...change }, { find }, renderer);
const htmlOf = (page: Page | null) => {
  if (!page) throw new Error('no page');
  const { result, nonce } = page;
  if ('plain' in result) return result.plain(nonce).toString();
  return 'html' in result ? result.html : result.redirect;
};

beforeEach(() => {
  site = read();
  find.mockReset().mockResolvedValue(null);
  render.mockReset().mockImplementation(({ nonce, url }) => Promise.resolve({ status: 200, html: `${url} nonce="${nonce}"` }));
});

describe('the page of a visitor', () => {
  it('is rendered once for everybody who gets the same, with a nonce of its own in each answer', async () => {
    const pages = opened();
    const answers = await Promise.all(['/', '/?network=n1', '/?fbclid=2'].map((url) => pages.page(visitor, url)));
    expect(render).toHaveBeenCalledTimes(2); // a known source may see more
    for (const page of answers) expect(htmlOf(page)).toBe(`/ nonce="${page?.nonce}"`);
    expect(new Set(answers.map((page) => page?.nonce)).size).toBe(3);
    expect(answers.map((page) => page?.tracking)).toEqual([null, { network: 'n1' }, null]);
  });

  it.each<[string, Partial<PageVisitor>, string?]>([
    ['language', { cookies: { locale: 'pl' } }],
    ['language of the browser', { acceptLanguage: 'fr' }],
    ['size of the letters', { cookies: { text: '150' } }],
    ['colours', { cookies: { colours: 'dark' } }],
    ['movement', { cookies: { motion: 'less' } }],
    ['source of an earlier visit', { cookies: { source: 'ref=friend' } }],
    ['invitation', { cookies: { invitation: 'x' } }],
    ...dismissalNames.map((name): [string, Partial<PageVisitor>] => [`closed ${name}`, { cookies: { [name]: '1' } }]),
    ['screen', {}, '/login'],
    ['screen with a way on', {}, '/login?next=/chats'],
  ])('is another one with another %s', async (_fact, change, url = '/') => {
    const pages = opened();
    await pages.page(visitor, '/');
    await pages.page({ ...visitor, ...change }, url);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('knows the answer whether visits may be counted, where they are and no member is signed in [#154] [#E10]', async () => {
    const script = 'https://stats.example/tag.js';
    const counting = new PagesService(facts, { find }, renderer, script);
    const visitors: Record<string, string>[] = [
      {},
      { measuring: 'yes' },
      { measuring: 'no' },
      { measuring: 'x' },
      { measuring: 'yes', 'auth.session': 's' },
    ];
    for (const cookies of visitors) await counting.page({ ...visitor, cookies }, '/');
    await opened().page({ ...visitor, cookies: { measuring: 'yes' } }, '/');
    // What says nothing that there is was never asked.
    expect(render.mock.calls.map(([{ measuring, analyticsUrl }]) => [measuring, analyticsUrl])).toEqual([
      ['unasked', script],
      ['yes', script],
      ['no', script],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('knows the answer about the advertisement, where there is one and no member is signed in [#19]', async () => {
    site = read({ link, pictures: [] });
    const visitors: Record<string, string>[] = [
      {},
      { advertising: 'yes' },
      { advertising: 'no' },
      { advertising: 'yes', 'auth.session': 's' },
    ];
    for (const cookies of visitors) await opened().page({ ...visitor, cookies }, '/');
    site = read();
    await opened().page({ ...visitor, cookies: { advertising: 'yes' } }, '/');
    expect(render.mock.calls.map(([{ advertising }]) => advertising)).toEqual(['unasked', 'yes', 'no', undefined, undefined]);
  });

  it('is another one for another answer about the advertisement [#19]', async () => {
    site = read({ link, pictures: [] });
    const pages = opened();
    for (const answer of ['yes', 'no', 'yes']) await pages.page({ ...visitor, cookies: { advertising: answer } }, '/login');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is another one for another site or country, and when the settings were read again', async () => {
    const answers = [siteNow(), siteNow({ domain: 'b.example' }), siteNow({ geoip_country: 'DE' }), { ...siteNow(), site: read() }];
    const pages = opened({
      settingsFor: (_visitor, chooseLocale) => {
        chooseLocale(null);
        return Promise.resolve(answers.shift() ?? null);
      },
    });
    for (let turn = 1; turn <= 4; turn += 1) {
      await pages.page(visitor, '/');
      expect(render).toHaveBeenCalledTimes(turn);
    }
  });

  it('does not become another one by cookies and parameters that nobody knows', async () => {
    const pages = opened();
    for (let turn = 1; turn <= 20; turn += 1)
      await pages.page(
        { ...visitor, requestId: `${turn}`, userAgent: `${turn}`, cookies: { [`x${turn}`]: '1', text: `${turn}` } },
        `/?x${turn}=1`,
      );
    expect(render).toHaveBeenCalledTimes(1);
  });
});

describe('a lander', () => {
  const drawn = () => render.mock.lastCall?.[0];

  it('speaks the language of its slug and is for the niche of its slug, whatever the visitor speaks and the site is for [#51]', async () => {
    find.mockResolvedValue({ data: { lander: true } });
    const page = await opened().page({ ...visitor, cookies: { locale: 'pl' } }, '/landers/video/gay-sv?ref=friend');
    expect([drawn()?.locale, drawn()?.settings.niche, page?.tracking]).toEqual(['sv', 7, { ref: 'friend' }]);
    await opened().page({ ...visitor, cookies: { locale: 'pl' } }, '/landers/tinderswipe');
    expect([drawn()?.locale, drawn()?.settings.niche]).toEqual(['pl', undefined]);
  });

  it('has its language kept for what lies behind it, unless it is kept already, and only when there is such a page [#51]', async () => {
    const kept = async (locale: string, answer: Awaited<ReturnType<PageDataFinder['find']>>) => {
      find.mockResolvedValueOnce(answer);
      return (await opened().page({ ...visitor, cookies: { locale } }, '/landers/video/sv'))?.language;
    };
    expect(await kept('pl', { data: { lander: true } })).toBe('sv');
    expect(await kept('sv', { data: { lander: true } })).toBeNull();
    expect(await kept('pl', null)).toBeNull();
  });
});

describe('a page that is one caller’s own', () => {
  it.each([
    ['of a member', { ...visitor, cookies: { 'auth.session': 's' } }, '/', {}],
    ['with a form', visitor, '/login', { form: { values: { email: 'anna@mail.example' }, errors: {} } }],
    ['of a failure', visitor, '/', { failure: true }],
    ['whose data names somebody', visitor, '/members/7/signup', {}],
    ['that does not exist', visitor, '/nothing', {}],
  ])('%s is rendered each time and kept nowhere', async (_what, who, url, state) => {
    const pages = opened();
    for (let turn = 1; turn <= 2; turn += 1) expect(htmlOf(await pages.page(who, url, state))).toContain(url);
    expect(render).toHaveBeenCalledTimes(2);
    expect(render.mock.calls.map(([{ url: rendered }]) => rendered)).toEqual([url, url]);
  });
});

describe('the data of a page', () => {
  const privacy = (in_united_states: boolean) => ({ data: { 'info-page': { own: null, in_united_states } } });
  const drawn = () => render.mock.lastCall?.[0];

  it('is found before it is drawn, by the key and the variables of its route', async () => {
    const data = { 'member-teaser': { id: '7', first_name: 'Anna', age: 61, main_image: null } } as PageBoot['data'];
    find.mockResolvedValue({ data });
    await opened().page(visitor, '/members/7/signup?x=1');
    const [key, context] = find.mock.lastCall ?? [];
    expect([key, context?.params, context?.query.get('x'), context?.site, context?.user]).toEqual([
      'member-teaser',
      { id: '7' },
      '1',
      site,
      null,
    ]);
    expect(drawn()).toMatchObject({ data, missing: null });
  });

  it('is not asked for a page that needs none, nor for who is led elsewhere', async () => {
    await opened().page(visitor, '/');
    expect((await opened().page(visitor, '/chats'))?.result).toEqual({ status: 302, redirect: '/login?next=%2Fchats' });
    expect(find).not.toHaveBeenCalled();
  });

  it('makes the page a 404 where there is none', async () => {
    await opened().page(visitor, '/members/7/signup?x=1');
    expect(drawn()).toMatchObject({ data: {}, missing: '/members/7/signup' });
  });

  it('can lead elsewhere, and can give the page another status', async () => {
    find.mockResolvedValueOnce({ redirect: '/activate/error' });
    expect((await opened().page(visitor, '/members/7/signup'))?.result).toEqual({ status: 302, redirect: '/activate/error' });
    find.mockResolvedValueOnce({ data: {}, status: 410 });
    await opened().page(visitor, '/members/7/signup');
    expect(drawn()).toMatchObject({ status: 410, missing: null });
  });

  it('is the same for all who share a page: other data is another page', async () => {
    const pages = opened();
    for (const answer of [true, false, true]) {
      find.mockResolvedValueOnce(privacy(answer));
      await pages.page(visitor, '/pages/privacy');
    }
    expect(render.mock.calls.map(([{ data }]) => data)).toEqual([privacy(true).data, privacy(false).data]);
  });

  it('is not needed to say that something failed', async () => {
    await opened().page(visitor, '/members/7/signup', { failure: true });
    expect(find).not.toHaveBeenCalled();
    expect(drawn()).toMatchObject({ failure: true, missing: null });
  });
});
