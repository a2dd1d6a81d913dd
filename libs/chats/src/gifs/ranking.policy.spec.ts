import { describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';
import { HouseGifs } from './house/house-gifs.js';
import { ranked, searchable } from './ranking.policy.js';

const house = new HouseGifs();
const found = async (words: string, locale: (typeof locales)[number]) => (await house.search(words, locale)).map(({ id }) => id);

describe('looking for a moving picture', () => {
  it.each([
    ['nl', 'koffie', 'coffee'],
    ['de', 'Kaffee', 'coffee'],
    ['en', 'good night', 'moon'],
    ['fr', 'anniversaire', 'cake'],
    ['es', 'corazón', 'beating-heart'],
    ['it', 'caffè', 'coffee'],
    ['pl', 'róża', 'rose'],
    ['sv', 'kram', 'hug'],
    ['da', 'regnbue', 'rainbow'],
    ['nb', 'snø', 'snow'],
    ['fi', 'halaus', 'hug'],
  ] as const)('understands the words of its language: %s "%s" [#76]', async (locale, words, first) => {
    expect((await found(words, locale))[0]).toBe(first);
  });

  it.each([
    ['es', 'CORAZON', 'beating-heart'],
    ['nb', 'sno', 'snow'],
    ['pl', 'roza', 'rose'],
    ['fr', 'noel', 'christmas-tree'],
    ['de', 'grusse', 'waving-hand'],
    ['it', 'caffe', 'coffee'],
  ] as const)('does not ask for accents or capitals: %s "%s" [#76]', async (locale, words, first) => {
    expect((await found(words, locale))[0]).toBe(first);
  });

  it('does not understand the words of another language', async () => {
    expect(await found('koffie', 'pl')).toEqual([]);
  });

  it('puts first what fits more of the words, and a whole word before its beginning', () => {
    const pictures = [searchable('tea', 'tea cup', ''), searchable('coffee', 'coffee cup', ''), searchable('cupboard', 'cupboard', '')];
    expect(ranked('coffee cup', pictures)).toEqual(['coffee', 'tea', 'cupboard']);
    expect(ranked('cup', pictures)).toEqual(['tea', 'coffee', 'cupboard']);
    expect(ranked('coffe', pictures)).toEqual(['coffee']);
    expect(ranked('<script>', pictures)).toEqual([]);
  });

  it('puts a described word before one that is shown, that before a beginning, and that before a part', () => {
    const pictures = [
      searchable('a part', 'koffiekopje', ''),
      searchable('a beginning', 'kopjes', ''),
      searchable('shown', '', 'kopje'),
      searchable('described', 'kopje', ''),
    ];
    expect(ranked('kopje', pictures)).toEqual(['described', 'shown', 'a beginning', 'a part']);
    // More of the words come before better ones.
    expect(ranked('koffie kopje', [searchable('two parts', 'koffies kopjes', ''), searchable('one of them', 'kopje', '')])).toEqual([
      'two parts',
      'one of them',
    ]);
  });

  it.each([
    ['k', 'koffie', false],
    ['ko', 'koffie', true],
    ['fie', 'koffie', false],
    ['ffie', 'koffie', true],
    ['koffiekopje', 'kopje', true],
    ['theekop', 'kop', false],
    ['theekopx', 'kopx', true],
    ['Œuf', 'oeuf', true],
    ['Straße', 'strasse', true],
    ['Łódź đ', 'lodz', true],
  ])('finds by "%s" what is called %s: %s', (question, tags, isFound) => {
    expect(ranked(question, [searchable('it', tags, '')])).toHaveLength(isFound ? 1 : 0);
  });

  it('has at least 40 pictures of the house, each with its own words in every language [#76]', async () => {
    for (const locale of locales) {
      const all = await house.trending(locale);
      expect(all.length).toBeGreaterThanOrEqual(40);
      expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
      for (const { id, title } of all) expect(await found(title, locale)).toContain(id);
    }
  });

  it('keeps every picture small and its first one still', async () => {
    for (const { id } of await house.trending('en')) {
      const [still, moving] = [await house.file(id, 'still'), await house.file(id, 'moving')];
      expect(moving?.bytes.length).toBeLessThanOrEqual(40 * 1024);
      expect(moving?.bytes.includes('ANIM')).toBe(true);
      expect(still?.bytes.includes('ANIM')).toBe(false);
    }
    expect(await house.file('../../secret', 'still')).toBeUndefined();
  });
});
