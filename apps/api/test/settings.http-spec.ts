import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { interests, intimateInterests, localeFacts, locales, type InterestsAnswer } from '#contracts';
import { eventually, Product, type Answer } from '#testing-product';

/** Every key that the specification names under Settings, and the ones that were decided later. */
const specified = `
  name domain domain_language cdn_prefix niche signups logged_out_search logged_out_search_trafficsource
  enable_site_entry_popup geoip_country geoip_selected_country minimum_message_costs support_phone support_email
  push_public fictional_icon description index_title countries visible_profile_fields visible_profile_notes
  message_credits photo_credits gift_credits signup_credits message_length search_fields fictional_warning
  fictional_singular fictional_plural refund_days member_resell company_id mail_name`
  .trim()
  .split(/\s+/);
const decided = `
  min_age free_messages free_conversations bundles terms_version demo premium_claim gift_prices entry_warning`
  .trim()
  .split(/\s+/);
const IN_FORCE_S = 60;

type Settings = Record<string, unknown> & { readonly domain_language: string | null };

let product: Product;
beforeAll(() => {
  product = new Product();
});
afterAll(() => product.close());

const settingsOf = async (query: Readonly<Record<string, string>> = {}, caller = product.visitor()) => {
  const { body } = (await caller.get('/api/settings.php').query(query)) as Answer<{ settings: Settings }>;
  return body.settings;
};
/** Another name of this machine, as a browser would ask for it. */
const hostOf = (language: string) => `${language}.localhost:${product.port}`;
const pageOf = async (host: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  (await product.visitor().get(path).set(headers).set('Host', host)).text;

describe('the public settings', () => {
  it('have every key of the specification and of the decisions, and no other [#81]', async () => {
    expect(Object.keys(await settingsOf()).toSorted()).toEqual([...specified, ...decided].toSorted());
  });

  it('have the key that browsers subscribe to push with', async () => {
    expect(Buffer.from(String((await settingsOf())['push_public']), 'base64url')).toHaveLength(65);
  });

  it('have the defaults that were decided [#81]', async () => {
    expect(await settingsOf()).toMatchObject({
      message_credits: 1,
      photo_credits: 2,
      gift_credits: [3, 5, 10],
      gift_prices: [3, 5, 10],
      signup_credits: 0,
      message_length: 1_000,
      refund_days: 14,
      min_age: 18,
      free_messages: 5,
      free_conversations: 2,
      member_resell: false,
      domain_language: null,
      enable_site_entry_popup: 'yes',
      support_phone: expect.stringMatching(/^\+?\d+$/),
      bundles: [
        { credits: 20, price: { minor: 1_900, currency: 'EUR' }, unit_price: { minor: 95, currency: 'EUR' } },
        { credits: 50, price: { minor: 4_000, currency: 'EUR' }, unit_price: { minor: 80, currency: 'EUR' } },
        { credits: 120, price: { minor: 8_400, currency: 'EUR' }, unit_price: { minor: 70, currency: 'EUR' } },
      ].map((bundle) => expect.objectContaining(bundle)),
      minimum_message_costs: expect.objectContaining({ NL: { costs: 70, currency: 'EUR' } }),
      demo: true,
    });
  });

  it('come with the company behind the site, as the specification lists it [#82]', async () => {
    const { body } = (await product.visitor().get('/api/companyinfo.php')) as Answer<{ companyinfo: unknown }>;
    expect(body.companyinfo).toEqual({
      name: expect.stringMatching(/\S/),
      address: expect.stringMatching(/\S/),
      kvk: expect.any(String),
      city: expect.stringMatching(/\S/),
      country: expect.any(String),
      tradenames: expect.any(Array),
      vat_numbers: expect.any(Array),
      support_phone: expect.stringMatching(/^\+?\d+$/),
      delete_discount: expect.any(Boolean),
      added: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('name the country of the visitor only when it is served, else the first one [#81]', async () => {
    const { geoip_country: country, geoip_selected_country: selected, countries } = await settingsOf();
    expect(country).toBeNull();
    expect(selected).toBe((countries as string[])[0]);
  });

  it.each(['nl', 'fi', 'pl'] as const)('speak the language of the visitor: %s [#147]', async (locale) => {
    const [own = {}, english = {}]: readonly Record<string, unknown>[] = await Promise.all(
      [locale, 'en'].map((chosen) => settingsOf({}, product.signedIn({ cookie: `locale=${chosen}` }))),
    );
    for (const key of ['description', 'index_title', 'fictional_warning', 'fictional_singular', 'fictional_plural']) {
      expect([key, own[key]]).not.toEqual([key, english[key]]);
      expect(own[key]).toEqual(expect.stringMatching(/\S/));
    }
  });

  it.each(locales.map((locale) => [locale]))(
    'of %s.localhost have its language, by host and by the forced domain [#147]',
    async (locale) => {
      const language = localeFacts[locale].iso.slice(0, 2);
      const forced = await settingsOf({ domain: `${locale}.localhost` });
      expect(forced).toMatchObject({ domain: `${locale}.localhost`, domain_language: language });
      const byHost = await product.visitor().get('/api/settings.php').set('Host', hostOf(locale));
      expect(byHost.body).toMatchObject({ settings: { domain: `${locale}.localhost`, domain_language: language } });
    },
  );

  it('take the query of the route along, as the page does', async () => {
    expect(await settingsOf({ domain: 'nl.localhost', network: 'n1', anything: 'x' })).toMatchObject({ domain_language: 'nl' });
  });

  it('choose the language of a page: cookie, then the domain, then the browser [#147]', async () => {
    const langOf = async (host: string, headers: Record<string, string>) =>
      /<html[^>]* lang="([^"]+)"/.exec(await pageOf(host, '/login', headers))?.[1];
    const [nl, plain] = [hostOf('nl'), `localhost:${product.port}`];
    expect(await langOf(nl, { cookie: 'locale=fi', 'accept-language': 'de' })).toBe('fi');
    expect(await langOf(nl, { 'accept-language': 'de' })).toBe('nl');
    expect(await langOf(plain, { 'accept-language': 'de' })).toBe('de');
    expect(await langOf(plain, { 'accept-language': 'ja' })).toBe('en');
  });

  it('are in the first HTML of every page, so that no browser waits for them [#147]', async () => {
    const html = await pageOf(hostOf('nl'), '/');
    expect(html).toContain('"domain_language":"nl"');
    expect(html).toContain('"message_credits":1');
  });

  it('offer the interests that the owner chose, in that order, within a minute at both processes; the others by their words [#92] [#150]', async () => {
    const listOf = async (host: string, process?: number) => {
      const { body } = (await product.visitor(process).get('/api/interests.php').set('Host', host)) as Answer<InterestsAnswer>;
      return body;
    };
    const all = await listOf(hostOf('nl'));
    expect(all.by_words).toBe(true);
    expect(all.interests.map(({ key }) => key)).toEqual([...interests]);
    expect(all.interests.filter(({ intimate }) => intimate).map(({ key }) => key)).toEqual([...intimateInterests]);
    await product.sql(`update site.site set settings = settings || '{"interests": ["wine", "art", "sex"]}' where domain_language = 'da'`);
    try {
      for (const process of [0, 1])
        await eventually(IN_FORCE_S, async () => ((await listOf(hostOf('da'), process)).interests.length === 3 ? true : undefined));
      expect(await listOf(hostOf('da'))).toEqual({
        by_words: false,
        interests: [
          { key: 'wine', intimate: false },
          { key: 'art', intimate: false },
          { key: 'sex', intimate: true },
        ],
      });
    } finally {
      await product.sql(`update site.site set settings = settings - 'interests' where domain_language = 'da'`);
    }
  });

  it('follow the owner within a minute, at both processes, in what they say, and in title, heading, description and colours of the home page [#17]', async () => {
    const before = await product.sql<{ settings: unknown }>(`select settings from site.site where domain_language = 'da'`);
    const change = (text: string) =>
      product.sql(`update site.site set settings = settings || $1::jsonb where domain_language = 'da'`, [text]);
    const seen = async (process: number) => (await settingsOf({ domain: 'da.localhost' }, product.visitor(process)))['photo_credits'];
    const hasAccent = async () => (await pageOf(hostOf('da'), '/')).includes('--m-colors-primary:#1C4680');
    const partsOf = async () => {
      const html = await pageOf(hostOf('da'), '/');
      const parts = [/<title>(.*?)<\/title>/, /<h1[^>]*>(.*?)<\/h1>/, /<meta name="description" content="(.*?)"/];
      return parts.map((part) => part.exec(html)?.[1] ?? '');
    };
    expect([await seen(0), await seen(1)]).toEqual([2, 2]);
    expect(await hasAccent()).toBe(false);
    const forAll = await partsOf();
    await change('{"photo_credits": 7, "niche": 5}');
    try {
      for (const process of [0, 1]) await eventually(IN_FORCE_S, async () => (await seen(process)) === 7);
      await eventually(IN_FORCE_S, hasAccent);
      const forNiche = await partsOf();
      expect([forAll, forNiche].flat()).not.toContain('');
      expect(forNiche.filter((part, index) => part === forAll[index])).toEqual([]);
      // For whom the site is in the first place stands in every title.
      expect(forNiche[0]).toMatch(/50/);
    } finally {
      await product.sql(`update site.site set settings = $1 where domain_language = 'da'`, [before[0]?.settings]);
    }
  });
});
