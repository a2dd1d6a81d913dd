import { createHash } from 'node:crypto';
import type { Locale } from '#contracts';
import type { CorpusOfLanguage, ScamKind } from './corpus-of-language.fixture.js';
import { da } from './da.fixture.js';
import { de } from './de.fixture.js';
import { en } from './en.fixture.js';
import { es } from './es.fixture.js';
import { fi } from './fi.fixture.js';
import { fr } from './fr.fixture.js';
import { it } from './it.fixture.js';
import { nb } from './nb.fixture.js';
import { nl } from './nl.fixture.js';
import { pl } from './pl.fixture.js';
import { sv } from './sv.fixture.js';

export type Sample = { readonly language: Locale; readonly kind: ScamKind | 'innocent'; readonly text: string };

const languages: Readonly<Record<Locale, CorpusOfLanguage>> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

const samples: readonly Sample[] = Object.entries(languages).flatMap(([language, { scams, innocent }]) =>
  Object.entries({ ...scams, innocent }).flatMap(([kind, texts]) =>
    texts.map((text) => ({ language: language as Locale, kind: kind as Sample['kind'], text })),
  ),
);

/** The word tables are tuned on two thirds. Nobody reads what the last third misses while tuning: its figure says how a message fares that is new to everybody. */
const isHeldBack = ({ text }: Sample): boolean => createHash('sha256').update(text).digest().readUInt32BE() % 3 === 0;

export const heldBack: readonly Sample[] = samples.filter(isHeldBack);
export const tuning: readonly Sample[] = samples.filter((sample) => !isHeldBack(sample));
