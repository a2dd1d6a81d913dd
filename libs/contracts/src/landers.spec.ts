import { describe, expect, it } from '@jest/globals';
import {
  addressInLanguage,
  landerAddresses,
  landerFactsOf,
  landerNames,
  landerPathOf,
  landerSlug,
  nicheOf,
  niches,
  readLanderSlug,
  wholeLanderSlug,
  type Niche,
} from './landers.js';
import { locales } from './locales.js';

const prefixes: Readonly<Record<Niche, string>> = { 1: '', 2: 'she-', 3: 'bdsm-', 4: 'bbw-', 5: 'gilf-', 6: 'milf-', 7: 'gay-' };
const codes = { da: 'da', de: 'de', en: 'eng', es: 'es', fi: 'fi', fr: 'fr', it: 'it', nb: 'nb', nl: 'nl', pl: 'pl', sv: 'sv' };

describe('the slug of a lander', () => {
  it.each(landerNames.flatMap((name) => niches.map((niche) => [name, niche] as const)))(
    'is the prefix of the niche and the code of the language: %s of niche %s, in each language [#51]',
    (name, niche) => {
      for (const locale of locales) {
        const slug = prefixes[niche] + codes[locale];
        expect(landerSlug({ locale, niche })).toBe(slug);
        expect(readLanderSlug(slug)).toEqual({ locale, niche });
        expect(landerFactsOf(`/landers/${name}/${slug}`)).toEqual({ locale, niche });
        expect(landerPathOf(`/landers/${name}/${slug}`)).toEqual({ base: `/landers/${name}`, slug });
        expect(wholeLanderSlug(undefined, { locale, niche })).toBe(slug);
        // A prefix that stands there goes before the site's own niche.
        expect(wholeLanderSlug(`${prefixes[niche]}auto`, { locale, niche: 3 })).toBe(slug);
        expect(wholeLanderSlug(slug, { locale: 'pl', niche: 5 })).toBe(slug);
      }
    },
  );

  it.each(['en', 'ENG', 'xx', 'nl-', 'she', 'she-', 'she-en', 'he-nl', 'she-bdsm-nl', 'autoauto', 'xauto', 'nl/de', 'eng ', '__proto__'])(
    'is none: %s',
    (slug) => {
      expect(readLanderSlug(slug)).toBeNull();
      expect(wholeLanderSlug(slug, { locale: 'nl', niche: 1 })).toBeNull();
    },
  );

  it('belongs to the landers and to two of the pages of a member, and to nothing else', () => {
    const member = '/members/01930000-0000-7000-8000-000000000001';
    expect(landerPathOf(`${member}/landing2`)).toEqual({ base: `${member}/landing2`, slug: undefined });
    expect(landerFactsOf(`${member}/landing3/gay-sv`)).toEqual({ locale: 'sv', niche: 7 });
    for (const path of [
      `${member}/landing/nl`,
      `${member}/landing4/nl`,
      `${member}/nl`,
      '/landers/tinderswipe/nl',
      '/landers/nl',
      '/landers/other/nl',
      '/landers/video/nl/nl',
      '/nl',
    ])
      expect([path, landerFactsOf(path)]).toEqual([path, null]);
  });

  it('makes as many addresses as there are landers, niches and languages, each once', () => {
    expect(new Set(landerAddresses()).size).toBe(8 * 7 * 11);
    expect(landerAddresses()).toHaveLength(8 * 7 * 11);
  });

  it('changes with the language that somebody chooses on the page; other addresses stay', () => {
    expect(addressInLanguage('/landers/video/she-nl?ref=x&y=%2F#top', 'en')).toBe('/landers/video/she-eng?ref=x&y=%2F#top');
    expect(addressInLanguage('/landers/video/nothing', 'en')).toBe('/landers/video/nothing');
    expect(addressInLanguage('/pricing?ref=/landers/video/nl', 'en')).toBe('/pricing?ref=/landers/video/nl');
  });

  it('knows no niche but the seven: everything else is none', () => {
    expect([0, 1, 7, 8, 1.5].map(nicheOf)).toEqual([1, 1, 7, 1, 1]);
  });
});
