import { describe, expect, it } from '@jest/globals';
import { createRequire } from 'node:module';
import { locales, type Locale } from '#contracts';
import { shownEmoji } from '../../../../emoji-data';
import { emojiGroups, findEmoji, inGroup, inserted, type Emoji } from './emoji';

const load = createRequire(import.meta.url);
const of = (locale: Locale) =>
  shownEmoji(
    load(`emojibase-data/${locale === 'en' ? 'en-gb' : locale}/compact.json`) as Parameters<typeof shownEmoji>[0],
  ) as readonly Emoji[];
const hearts: Readonly<Record<Locale, string>> = {
  da: 'hjerte',
  de: 'herz',
  en: 'heart',
  es: 'corazon',
  fi: 'sydän',
  fr: 'coeur',
  it: 'cuore',
  nb: 'hjerte',
  nl: 'hart',
  pl: 'serce',
  sv: 'hjärta',
};

describe('the picker of emoji', () => {
  it.each(locales)('finds a heart by its word in %s, and has all groups there [#68]', (locale) => {
    const all = of(locale);
    expect(findEmoji(all, hearts[locale].toUpperCase()).map(({ unicode }) => unicode)).toContain('❤️');
    for (const group of Object.keys(emojiGroups)) expect(inGroup(all, group as keyof typeof emojiGroups).length).toBeGreaterThan(50);
  });

  it('puts the closest first and no more than anybody looks through', () => {
    expect(findEmoji(of('nl'), 'tulp')[0]?.unicode).toBe('🌷');
    expect(findEmoji(of('nl'), 'e').length).toBe(60);
    expect(findEmoji(of('nl'), 'zzzz')).toEqual([]);
  });

  it('offers no sign that a phone of some years ago would draw as an empty box', () => {
    const signs = of('nl').map(({ unicode }) => unicode);
    expect(signs.length).toBeGreaterThan(1_400);
    expect(signs).toContain('😶‍🌫️');
    for (const sign of ['🫠', '🫶', '🫨']) expect(signs).not.toContain(sign);
  });

  it('stands where the caret was', () => {
    expect(inserted('Good morning', '🌷', 4, 5)).toEqual({ text: 'Good🌷morning', caret: 6 });
    expect(inserted('', '🌷', 0, 0)).toEqual({ text: '🌷', caret: 2 });
  });
});
