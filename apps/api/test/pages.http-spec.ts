import { describe, expect, it } from '@jest/globals';
import { callerAt, productUrls } from '#testing-product';

const visitor = () => callerAt(productUrls[0] ?? '');
const get = (path: string, headers: Record<string, string> = {}) => visitor().get(path).set(headers);
const html = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text;
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  visitor().post(path).type('form').set(headers).send(fields);

const bootOf = async (path: string, headers: Record<string, string> = {}): Promise<unknown> =>
  JSON.parse(/<script type="application\/json" id="boot"[^>]*>([\s\S]*?)<\/script>/.exec(await html(path, headers))?.[1] ?? '{}');

const titleOf = (page: string) => /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '';
const publicPaths = [
  '/',
  '/login',
  '/signup',
  '/reset-password',
  '/pricing',
  '/complaints',
  '/transparency',
  '/lang-config',
  '/activate/done',
  '/activate/error',
];
const infoPaths = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service', 'safety', 'accessibility'].map(
  (page) => `/pages/${page}`,
);

describe('the public pages', () => {
  it.each([...publicPaths, ...infoPaths])('%s comes as finished HTML and names the focus on people over 50 [#1]', async (path) => {
    const response = await get(path, { 'accept-language': 'en' });
    const page = response.text;
    expect(response.status).toBe(200);
    expect(page).toMatch(/<h1[\s>]/);
    expect(titleOf(page)).toContain('50');
    expect(page).toContain('<html lang="en"');
  });

  it('run at most 5 KB of script before somebody uses them', async () => {
    const page = await html('/');
    expect(page).not.toMatch(/<script[^>]+src=/);
    const code = [...page.matchAll(/<script type="module"[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '').join('');
    expect(code.length).toBeGreaterThan(0);
    expect(code.length).toBeLessThan(5_000);
  });

  it('answer an unknown address with 404 and the way home [#47] [#55]', async () => {
    for (const path of ['/nothing-here', '/members/x/y/z', '/pages/nothing', '/a-token-that-was-never-stored-0000']) {
      const response = await get(path, { 'accept-language': 'en' });
      const page = response.text;
      expect(response.status).toBe(404);
      expect(page).toContain('This page could not be found');
      expect(page).toMatch(/<a[^>]+href="\/"[^>]*>.*?Back to the home page/);
    }
  });

  it('have a footer with the nine links and four more, which all work, and the company [#62]', async () => {
    const page = await html('/', { 'accept-language': 'en' });
    const footer = page.slice(page.indexOf('<footer'));
    const links = [...footer.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
    expect(links).toEqual([
      '/pages/terms',
      '/pages/privacy',
      '/pages/cookies',
      '/pages/ban',
      '/pricing',
      '/complaints',
      '/pages/return-policy',
      '/pages/faq',
      '/pages/service',
      '/transparency',
      '/pages/safety',
      '/pages/accessibility',
      '/status',
    ]);
    for (const link of links) expect((await get(link)).status).toBe(200);
    expect(footer).toMatch(/© \d{4} \S+/);
    expect(footer).toContain('Voorbeeldlaan 12, 3512 AB Utrecht, Netherlands');
    expect(footer).toContain('United States');
    expect(await html('/', { 'accept-language': 'nl' })).not.toContain('United States');
  });

  it('name three companies, each on its own site, with the address as its country writes it [#62]', async () => {
    const footerOn = async (host: string) => {
      const page = await html('/', { 'accept-language': 'en', host });
      return page.slice(page.indexOf('<footer'));
    };
    expect(await footerOn('localhost')).toContain('Voorbeeldlaan 12, 3512 AB Utrecht');
    expect(await footerOn('de.localhost')).toContain('Musterstraße 5, 10115 Berlin');
    const british = await footerOn('en.localhost');
    for (const part of ['Second Spring Ltd', '12 Sample Street', 'London', 'SW1A 1AA']) expect(british).toContain(part);
  });

  it('have the frame of the default layout: skip link, bar, content, footer', async () => {
    const page = await html('/');
    expect(page).toMatch(/<a[^>]+href="#content"/);
    for (const part of ['<header', '<main', '<footer']) expect(page).toContain(part);
    expect(page).toMatch(/<a[^>]+href="\/login"/);
  });

  it('say all that is missing in a sign-up at once, also before the script is there, and keep what was right [#63]', async () => {
    const send = async (fields: Record<string, string>) => {
      const { status, text } = await visitor().post('/signup').set('accept-language', 'en').type('form').send(fields);
      const summary = text.slice(text.indexOf('error-summary-title'), text.indexOf('<form method="post" action="/signup"'));
      return { status, text, named: [...summary.matchAll(/href="#(\w+)"/g)].map(([, id]) => id) };
    };
    const nothing = await send({});
    expect([nothing.status, nothing.named]).toEqual([
      422,
      ['email', 'password', 'name', 'date_of_birth', 'gender', 'sought_sex', 'terms_version'],
    ]);
    const some = await send({
      name: 'Annelore',
      birth_day: '31',
      birth_month: '2',
      birth_year: '1961',
      gender: 'female',
      sought_sex: 'male',
    });
    expect(some.named).toEqual(['email', 'password', 'date_of_birth', 'terms_version']);
    expect(some.text).toContain('value="Annelore"');
  });

  it('carry settings and words in the first HTML, in the language of the domain [#147]', async () => {
    expect(await bootOf('/', { 'accept-language': 'fr' })).toMatchObject({
      locale: 'fr',
      user: null,
      settings: { min_age: 18 },
      words: { common: {}, home: {} },
    });
    expect(await html('/', { 'accept-language': 'fr', cookie: 'locale=sv' })).toContain('<html lang="sv"');
  });

  it('carry what their route names, and once', async () => {
    const english = { 'accept-language': 'en-US,en' };
    expect(await bootOf('/', english)).toMatchObject({ data: {}, missing: null });
    const infoPage = { own: null, in_united_states: expect.any(Boolean) };
    expect(await bootOf('/pages/privacy', english)).toMatchObject({ data: { 'info-page': infoPage } });
    expect(await bootOf('/pages/nothing', english)).toMatchObject({ data: {}, missing: null });
    expect(await bootOf('/a-token-that-was-never-stored-0000')).toMatchObject({ data: {}, missing: '/a-token-that-was-never-stored-0000' });
  });

  it('are made once for all visitors, who each get a nonce of their own, also compressed', async () => {
    const seen = async (headers: Record<string, string> = {}) => {
      const response = await get('/pricing?fbclid=any', { 'accept-language': 'en', ...headers });
      const page = response.text;
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(response.get('content-security-policy') ?? '') ?? [];
      const [first = '', ...rest] = page.split(nonce);
      expect(rest.length).toBeGreaterThan(4);
      for (const [tag] of page.matchAll(/<(?:script|style)[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
      return { nonce, html: [first, ...rest].join('-'), encoding: response.get('content-encoding') };
    };
    const answers = await Promise.all([seen(), seen({ 'accept-encoding': 'identity' }), seen({ 'accept-encoding': 'gzip' })]);
    expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(3);
    expect(new Set(answers.map(({ html: same }) => same)).size).toBe(1);
    expect(answers.map(({ encoding }) => encoding)).toEqual(['gzip', undefined, 'gzip']);
    const large = await seen({ cookie: 'text=150; skip-site-entry=1' });
    expect(large.html).toContain('<html lang="en" data-text="150">');
    expect(answers[0]?.html).toContain('<html lang="en" data-text="100">');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('of one caller alone are compressed for them, and a question for the headers is answered alike: %s', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted, 'accept-language': 'en' };
    const own = '/login?next=%2Fchats';
    const page = await get(own, headers);
    expect([page.get('content-encoding'), page.get('vary')]).toEqual([encoding, 'accept-encoding, cookie, accept-language']);
    expect(page.text).toContain('value="/chats"');
    const { status, headers: told } = await visitor().head(own).set(headers);
    expect([status, (told as Record<string, string>)['content-encoding']]).toEqual([200, encoding]);
  });

  it.each([
    ['cross-site', undefined],
    ['same-site', undefined],
    ['same-origin', 'br'],
    ['none', 'br'],
  ])('of one caller alone are not compressed where a foreign page leads to them: %s', async (site, encoding) => {
    const answer = await get('/login?next=%2Fchats', { 'accept-encoding': 'gzip, br', 'accept-language': 'en', 'sec-fetch-site': site });
    expect([answer.status, answer.get('content-encoding')]).toEqual([200, encoding]);
    expect(answer.text).toContain('value="/chats"');
  });

  it('are alone in that: what data repeats of a question must not tell by its length what else it holds', async () => {
    for (const path of ['/api/settings', '/api/user']) {
      const answer = await get(path, { 'accept-encoding': 'gzip, br' });
      expect([path, answer.get('content-encoding')]).toEqual([path, undefined]);
    }
  });

  it('follow what they read in their address, though the page without it is shared', async () => {
    const token = 'a'.repeat(43);
    for (const [path, query, sign] of [
      ['/login', 'next=%2Fchats%3Fx%3D1', 'value="/chats?x=1"'],
      ['/reset-password', 'sent=1', undefined],
      ['/reset-password/do', `token=${token}`, `value="${token}"`],
      ['/reset-password/do', 'done=1', undefined],
      ['/mail-change/do', `token=${token}`, `value="${token}"`],
      ['/mail-change/do', 'done=1', undefined],
      ['/account-deleted', 'back=1', undefined],
      ['/account-deleted', 'sent=1', undefined],
    ] as const) {
      const main = (page: string) => /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
      const [shared, own] = [main(await html(path)), main(await html(`${path}?${query}`))];
      expect([path, query, own === shared]).toEqual([path, query, false]);
      if (sign) expect(own).toContain(sign);
      expect(main(await html(path))).toBe(shared);
    }
  });

  it('send headers that allow only their own scripts', async () => {
    const response = await get('/');
    expect(response.get('content-security-policy')).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
    expect(response.get('x-content-type-options')).toBe('nosniff');
    expect(response.get('referrer-policy')).toBe('same-origin');
  });
});

describe('forms without a script', () => {
  it.each([
    ['/mail-change/do', { token: 'cut-off' }, 'href="/login?next=/settings/email"'],
    ['/reset-password/do', { token: 'cut-off', password: 'Heidebloem-61-uit' }, 'href="/reset-password"'],
  ])(
    'of a link that the mail program cut off lead on as a used one does, in place of offering the same button again: %s [#35] [#37]',
    async (path, fields, wayOn) => {
      const page = (await visitor().post(path).set('accept-language', 'en').type('form').send(fields)).text;
      const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
      expect(main).toContain(wayOn);
      expect(main).not.toContain(`action="${path}"`);
      expect(main).not.toContain('error-summary-title');
    },
  );

  it('keep the language for a year and come back', async () => {
    const response = await post('/locale', { language: 'pl', back: '/pricing' });
    expect(response.status).toBe(303);
    expect(response.get('location')).toBe('/pricing');
    expect(response.get('Set-Cookie')?.[0]).toMatch(/^locale=pl;.*Max-Age=31536000/);
  });

  it('come back to a page whose address has letters of any language, and to no other site [ASVS 3.7.2]', async () => {
    const goalOf = async (back: string) => {
      const response = await post('/locale', { language: 'pl', back });
      return [response.status, response.get('location')];
    };
    expect(await goalOf('/members?place=Malmö')).toEqual([303, '/members?place=Malm%C3%B6']);
    expect(await goalOf('/łódź?q=❤')).toEqual([303, '/%C5%82%C3%B3d%C5%BA?q=%E2%9D%A4']);
    for (const foreign of [
      '//evil.example',
      '/\\evil.example',
      'https:evil.example',
      '/.//evil.example',
      '/\t/evil.example',
      '%2F%2Fevil.example',
    ])
      expect([foreign, ...(await goalOf(foreign))]).toEqual([foreign, 303, '/']);
  });

  it('refuse a post from another site', async () => {
    expect((await post('/locale', { language: 'pl' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/login', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('show the login again with the address and the reason, in the language of the visitor [#130]', async () => {
    const response = await post('/login', { email: 'nobody@example.org', password: 'wrong password' }, { 'accept-language': 'nl' });
    const page = response.text;
    expect(response.status).toBe(401);
    expect(page).toContain('Login mislukt, probeer opnieuw');
    expect(page).toContain('value="nobody@example.org"');
    expect(page).not.toContain('wrong password');
  });
});

describe('a member’s page', () => {
  it('sends a visitor to the login and remembers the way [#48]', async () => {
    const response = await get('/chats');
    expect(response.status).toBe(302);
    expect(response.get('location')).toBe('/login?next=%2Fchats');
  });
});
