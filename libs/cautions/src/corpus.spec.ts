import { describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';
import { cautionsIn } from './cautions.js';
import { heldBack, tuning, type Sample } from './corpus/corpus.fixture.js';
import { scamKinds } from './corpus/corpus-of-language.fixture.js';

const LEAST_NOTICED = 0.9;
const LEAST_OF_A_KIND = 0.7;
const MOST_FALSE_ALARMS = 0.01;

const isScam = ({ kind }: Sample): boolean => kind !== 'innocent';
const isNoticed = ({ text }: Sample): boolean => cautionsIn(text).length > 0;
const named = ({ language, kind, text }: Sample): string => `${language}, ${kind}: ${text}`;

describe.each([
  ['that the tables were tuned on', tuning],
  ['that were held back', heldBack],
])('of the messages %s [#E6]', (_part, samples) => {
  const scams = samples.filter(isScam);
  const innocent = samples.filter((sample) => !isScam(sample));

  it('nine in ten of the scams are noticed', () => {
    const missed = scams.filter((sample) => !isNoticed(sample)).map(named);
    const noticed = 1 - missed.length / scams.length;
    expect({ noticed, missed: noticed < LEAST_NOTICED ? missed : [] }).toEqual({ noticed: expect.any(Number), missed: [] });
  });

  it('seven in ten of each kind are noticed', () => {
    const share = (kind: string) => {
      const ofKind = scams.filter((sample) => sample.kind === kind);
      return ofKind.filter(isNoticed).length / ofKind.length;
    };
    expect(scamKinds.filter((kind) => share(kind) < LEAST_OF_A_KIND)).toEqual([]);
  });

  it('innocent talk of money, parcels and hospitals stays quiet, one in a hundred at most excepted', () => {
    const alarms = innocent.filter(isNoticed).map((sample) => `${named(sample)} (${cautionsIn(sample.text).join()})`);
    const share = alarms.length / innocent.length;
    expect({ share, alarms: share > MOST_FALSE_ALARMS ? alarms : [] }).toEqual({ share: expect.any(Number), alarms: [] });
  });
});

describe('the corpus', () => {
  it('has scams of every kind and innocent talk in every language, a third of them held back', () => {
    const all = [...tuning, ...heldBack];
    for (const language of locales)
      for (const kind of [...scamKinds, 'innocent'])
        expect([language, kind, all.some((sample) => sample.language === language && sample.kind === kind)]).toEqual([
          language,
          kind,
          true,
        ]);
    expect(all.filter(isScam).length).toBeGreaterThanOrEqual(300);
    expect(all.filter((sample) => !isScam(sample)).length).toBeGreaterThanOrEqual(300);
    expect(heldBack.length / all.length).toBeCloseTo(1 / 3, 1);
  });

  it('holds no message twice, so that none is in both parts', () => {
    const texts = [...tuning, ...heldBack].map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
