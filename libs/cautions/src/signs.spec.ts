import { describe, expect, it } from '@jest/globals';
import { Signs, signsIn } from './signs.js';
import { wordsOf } from './sentences.js';

/** How often the words of a text are read while its signs are found. */
function readsOf(text: string): number {
  const { sentences, ...rest } = wordsOf(text);
  let reads = 0;
  const counted = sentences.map(
    (words) =>
      new Proxy(words, {
        get(target, key, receiver) {
          if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
          return Reflect.get(target, key, receiver) as unknown;
        },
      }),
  );
  signsIn({ sentences: counted, ...rest });
  return reads;
}

/** How often the places of signs are looked at while near ones are searched, none of which is near enough. */
function looksOf(places: number): number {
  let looks = 0;
  const spread = (shift: number) =>
    Array.from({ length: places }, (_, at) => ({
      get from() {
        looks += 1;
        return at * 100 + shift;
      },
      to: at * 100 + shift + 1,
      sentence: at,
      firstClause: 0,
      lastClause: 0,
    }));
  const signs = new Signs(
    new Map([
      ['asks', spread(0)],
      ['money', spread(50)],
    ]),
    places * 100,
  );
  expect(signs.areNear(['asks'], ['money'], { within: 10 })).toBe(false);
  return looks;
}

describe('the search for signs', () => {
  it.each([
    ['words that begin many phrases', 'ich kan can du you me '],
    ['phrases with gaps that never end', 'pay send lend kannst du '],
    ['phrases that stand everywhere', 'send me money now please '],
    ['figures', '500 euro 1,200 '],
    ['ordinary words', 'the garden was lovely this morning '],
  ])('costs as much as the text is long: %s', (_what, words) => {
    const short = readsOf(words.repeat(100));
    const long = readsOf(words.repeat(400));
    expect(long / short).toBeLessThan(4.1);
  });

  it('looks at each place of a sign a few times, however many there are', () => {
    expect(looksOf(4_000) / looksOf(1_000)).toBeLessThan(4.1);
    expect(looksOf(1_000) / 1_000).toBeLessThan(40);
  });

  it('takes a question with a not in it for a wish, and a refusal for none', () => {
    const asks = (text: string) =>
      signsIn(wordsOf(text)).some((signs) => signs.areNear(['asks'], ['money'], { within: 10, undenied: true }));
    expect(asks('Kan du ikke sende mig lidt penge')).toBe(true);
    expect(asks('Du skal ikke sende mig penge')).toBe(false);
    expect(asks('Never send me money')).toBe(false);
  });

  it('takes a figure for a sum unless it is a year, a measure or small', () => {
    const isSum = (text: string) => signsIn(wordsOf(`give me ${text}`)).some((signs) => signs.has('numbers', 'amounts'));
    expect(['600', '1.450', '2,300', '20 euro', 'fünfhundert'].filter((text) => !isSum(text))).toEqual([]);
    expect(['1958', '500 g', '12', '70 km', '12.05.1958'].filter(isSum)).toEqual([]);
  });
});
