import type { Locale } from '#contracts';
import type { HouseWords } from './names.js';
import { da } from './words/da.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { es } from './words/es.js';
import { fi } from './words/fi.js';
import { fr } from './words/fr.js';
import { it } from './words/it.js';
import { nb } from './words/nb.js';
import { nl } from './words/nl.js';
import { pl } from './words/pl.js';
import { sv } from './words/sv.js';

export const houseWords: Readonly<Record<Locale, HouseWords>> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };
