import { locales, type Locale } from '#contracts';
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
import type { WordTable } from './word-table.js';

export const wordTables: Readonly<Record<Locale, WordTable>> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

/** Whoever writes may write in any of the languages, whatever the screens are set to. */
export const tables: readonly WordTable[] = locales.map((locale) => wordTables[locale]);
