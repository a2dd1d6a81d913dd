import { describe, expect, it } from '@jest/globals';
import { listFor, overlaps, type MadeList } from './price-lists.policy.js';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const list = (id: string, countries: string[], beginsAt: Date | null, withdrawnAt: Date | null = null): MadeList => ({
  id,
  countries,
  bundles: [],
  beginsAt,
  withdrawnAt,
});
const builtIn = [list('general', [], null), list('swedish', ['SE'], null)];
const held = (lists: readonly MadeList[], country: string, day: number) => listFor(lists, country, at(day))?.id;

describe('the price list that holds for a country', () => {
  it('is the built-in one until another begins, and the latest from then on', () => {
    const lists = [...builtIn, list('new', ['SE', 'DK'], at(5)), list('newer', ['SE'], at(9))];
    expect([4, 5, 8, 9].map((day) => held(lists, 'SE', day))).toEqual(['swedish', 'new', 'new', 'newer']);
    expect([held(lists, 'DK', 9), held(lists, 'NL', 9)]).toEqual(['new', 'general']);
  });

  it('is a list of its own before a general one, however new that is', () => {
    const lists = [...builtIn, list('everywhere', [], at(5))];
    expect([held(lists, 'SE', 6), held(lists, 'NL', 6)]).toEqual(['swedish', 'everywhere']);
  });

  it('is never one that was withdrawn', () => {
    expect(held([...builtIn, list('wrong', ['SE'], at(5), at(4))], 'SE', 9)).toBe('swedish');
  });

  it.each([
    [['SE', 'NL'], 5, true],
    [['NL'], 5, false],
    [['SE'], 6, false],
    [[], 5, false],
    [[], 7, true],
  ])('cannot be told where two begin at once: %j on day %d: %s', (countries, day, isSo) => {
    expect(overlaps([...builtIn, list('one', ['SE'], at(5)), list('general', [], at(7))], countries, at(day))).toBe(isSo);
  });
});
