import { describe, expect, it } from '@jest/globals';
import { landerNames, landerSlug, locales, niches } from '#contracts';
import { callerAt, productUrls } from '#testing-product';

const get = (path: string, headers: Record<string, string> = {}) =>
  callerAt(productUrls[0] ?? '')
    .get(path)
    .set({ 'accept-language': 'nl', ...headers })
    .redirects(0);
const cookiesOf = (headers: Record<string, unknown>): string => JSON.stringify(headers['set-cookie'] ?? []);
const titleOf = (page: string): string => /<h1[^>]*>([^<]*)</.exec(page)?.[1] ?? '';
/** The first colour of each niche. */
const accents = ['#005C53', '#6E1F3C', '#32323E', '#773410', '#1C4680', '#34521A', '#2D3A96'];
const nobody = '018f0000-0000-7000-8000-0000000000ff';

describe('a lander', () => {
  it.each(landerNames)('%s sends on to the whole slug, in the visitor’s language, and keeps the query [#44] [#51]', async (name) => {
    for (const [path, headers, whole] of [
      ['', {}, 'nl'],
      ['', { 'accept-language': 'en' }, 'eng'],
      ['', { cookie: 'locale=fi' }, 'fi'],
      ['/auto', {}, 'nl'],
      ['/gilf-auto', { 'accept-language': 'de' }, 'gilf-de'],
    ] as const) {
      const { status, headers: answer } = await get(`/landers/${name}${path}?network={n}&ref=r`, headers);
      expect([status, answer['location']]).toEqual([302, `/landers/${name}/${whole}?network=%7Bn%7D&ref=r`]);
      expect(cookiesOf(answer)).toContain(`source=${encodeURIComponent('network=n&ref=r')}`);
      expect(cookiesOf(answer)).not.toContain('locale=');
    }
  });

  it.each(landerNames)(
    '%s is finished HTML in the language of its slug, which the browser keeps, with the colours of its niche [#17] [#44]',
    async (name) => {
      const titles = new Set<string>();
      for (const locale of locales) {
        const niche = niches[locales.indexOf(locale) % niches.length] ?? 1;
        const { status, text, headers } = await get(`/landers/${name}/${landerSlug({ locale, niche })}`, { cookie: 'locale=xx' });
        expect([locale, status]).toEqual([locale, 200]);
        expect(text).toContain(`<html lang="${locale}"`);
        expect(text).toMatch(/<a[^>]+href="\/signup"/);
        expect(accents.filter((accent) => text.includes(`--m-colors-primary:${accent}`))).toEqual([
          ...new Set([accents[0], accents[niche - 1]]),
        ]);
        expect(cookiesOf(headers)).toContain(`locale=${locale}; Path=/`);
        // The compiled styles and the words are most of it.
        expect(Buffer.byteLength(text)).toBeLessThan(200_000);
        titles.add(titleOf(text));
      }
      expect(titles.size).toBe(locales.length);
      expect(titles).not.toContain('');
    },
  );

  it('says for each niche something of its own [#17]', async () => {
    const pages = await Promise.all(niches.map((niche) => get(`/landers/gallery/${landerSlug({ locale: 'en', niche })}`)));
    const seen = pages.map(({ text }) => /<main[\s\S]*?<h1/.exec(text)?.[0].replace(/<[^>]*>/g, ''));
    expect(new Set(seen).size).toBe(niches.length);
  });

  it('sets no cookie for a language that the browser has already', async () => {
    expect(cookiesOf((await get('/landers/gallery/nl', { cookie: 'locale=nl' })).headers)).not.toContain('locale=');
  });

  it('is 404 under a slug or a name that is none, and keeps no language then', async () => {
    for (const path of [
      ...landerNames.flatMap((name) => [
        `/landers/${name}/en`,
        `/landers/${name}/xx`,
        `/landers/${name}/autoauto`,
        `/landers/${name}/nl/nl`,
      ]),
      '/landers',
      '/landers/other',
      '/landers/other/nl',
      '/landers/tinderswipe/nl',
      `/members/${nobody}/landing`,
      `/members/${nobody}/landing2`,
      `/members/${nobody}/landing2/de`,
      `/members/${nobody}/landing3/auto`,
      '/members/nobody/landing3/nl',
    ]) {
      const { status, headers } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(cookiesOf(headers)).not.toContain('locale=');
    }
  });

  it('changes its slug with the language that a visitor chooses on it', async () => {
    const answer = await callerAt(productUrls[0] ?? '')
      .post('/locale')
      .type('form')
      .send({ language: 'sv', back: '/landers/video/she-nl?ref=x' })
      .redirects(0);
    expect([answer.status, answer.headers['location']]).toEqual([303, '/landers/video/she-sv?ref=x']);
  });

  it('gives out its film, its captions and its drawings as what they are', async () => {
    for (const [file, type] of [
      ['/film/moments.mp4', /^video\/mp4/],
      ['/film/nl.vtt', /^text\/vtt/],
      ['/scenes/coffee.svg', /^image\/svg/],
    ] as const) {
      const { status, headers } = await get(file);
      expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(type)]);
    }
    const { status } = await get('/film/moments.mp4', { range: 'bytes=0-99' });
    expect(status).toBe(206);
  });
});
