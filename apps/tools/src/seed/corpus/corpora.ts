import type { Locale } from '#contracts';
import type { Corpus } from './corpus.js';
import { da } from './da.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fi } from './fi.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { nb } from './nb.js';
import { nl } from './nl.js';
import { pl } from './pl.js';
import { sv } from './sv.js';

export const corpora: Readonly<Record<Locale, Corpus>> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };
