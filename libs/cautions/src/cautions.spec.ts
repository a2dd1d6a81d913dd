import { describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';
import { cautionsIn } from './cautions.js';
import { everydayTexts } from './everyday.fixture.js';
import { scamTexts } from './scams.fixture.js';

describe('what a message warns of [#E6]', () => {
  for (const [kind, byLanguage] of Object.entries(scamTexts)) {
    for (const [language, texts] of Object.entries(byLanguage)) {
      it.each(texts)(`${kind}, ${language}: %s`, (text) => {
        expect(cautionsIn(text)).toContain(kind);
      });
    }
  }

  it('knows each kind of wish for money in each language', () => {
    for (const kind of ['money', 'gift_card', 'crypto', 'contact'] as const)
      expect([kind, Object.keys(scamTexts[kind]).toSorted()]).toEqual([kind, expect.arrayContaining([...locales])]);
  });
});

describe('what is no reason for a warning [#E6]', () => {
  for (const [language, texts] of Object.entries(everydayTexts)) {
    it.each(texts)(`${language}: %s`, (text) => {
      expect(cautionsIn(text)).toEqual([]);
    });
  }

  it('is looked for in eleven languages', () => {
    expect(Object.keys(everydayTexts).toSorted()).toEqual([...locales].toSorted());
  });
});

/** Of the processor, so that a busy machine does not count. */
function cpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe('the look at a message', () => {
  it('takes no time that anybody would notice, whatever is in the text', () => {
    const nasty = [
      'a '.repeat(2_500),
      '1-'.repeat(2_500),
      'a.b@'.repeat(1_250),
      '('.repeat(5_000),
      '0 '.repeat(2_500),
      'w h a t s '.repeat(500),
      '\u0416\u200b'.repeat(2_500),
      'ich brauche '.repeat(400),
      'x1x1'.repeat(1_250),
      '+49 '.repeat(1_250),
    ];
    for (const text of nasty) expect([text.slice(0, 10), cpuMsOf(() => cautionsIn(text)) < 250]).toEqual([text.slice(0, 10), true]);
  });

  it('names each kind once, the most pressing first', () => {
    expect(
      cautionsIn('Please send me 500 euro to NL91 ABNA 0417 1643 00, or ask on my WhatsApp +31 6 12345678. Please send me money.'),
    ).toEqual(['money', 'bank', 'contact']);
  });

  it('finds nothing in nothing', () => {
    expect(cautionsIn('')).toEqual([]);
  });
});
