import { describe, expect, it } from '@jest/globals';
import { locales, webManifest } from '#contracts';
import { colours } from '#member/theme/colours';
import { nicheAccents } from '#member/theme/niches';
import { manifestOf, shortNameOf } from './manifest';

const site = { name: 'Lente50', description: 'Daten voor 50-plussers', niche: 1 };
const words = { messages: 'Berichten', likes: 'Likes', search: 'Zoeken' };

describe('the manifest of a site', () => {
  it.each(locales)('has all that a browser asks of an app, in %s [#E26]', (lang) => {
    const manifest = manifestOf(site, lang, words);
    expect(webManifest.safeParse(manifest).error).toBeUndefined();
    expect(manifest).toMatchObject({
      name: 'Lente50',
      short_name: 'Lente50',
      lang,
      dir: 'ltr',
      display: 'standalone',
      start_url: '/',
      scope: '/',
    });
    // Chrome asks for 192 and 512 for any purpose; Android cuts its own shape out of the maskable ones.
    for (const purpose of ['any', 'maskable'])
      expect(manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  });

  it('is the same app in every language, so that no second one is installed', () => {
    expect(new Set(locales.map((lang) => manifestOf(site, lang, words).id))).toEqual(new Set(['/']));
  });

  it('leads to the messages, the likes and the search in the words of the reader [#E26]', () => {
    expect(manifestOf(site, 'nl', words).shortcuts).toEqual([
      { name: 'Berichten', url: '/chats' },
      { name: 'Likes', url: '/likes' },
      { name: 'Zoeken', url: '/members' },
    ]);
  });

  it.each(Object.entries(nicheAccents))('wears the colours of niche %s [#E26]', (niche, { light }) => {
    expect(manifestOf({ ...site, niche: Number(niche) }, 'en', words)).toMatchObject({
      theme_color: light.primary,
      background_color: colours.canvas.light,
    });
  });

  it.each([
    ['Lente50', 'Lente50'],
    ['Happy Later Life', 'Happy Later'],
    ['Zweiterfrühlingstreff', 'Zweiterfrühlingstreff'],
  ])('stands under its icon as what fits of %s', (name, short) => {
    expect(shortNameOf(name)).toBe(short);
  });
});
