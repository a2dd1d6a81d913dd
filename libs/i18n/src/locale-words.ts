import type { Locale } from '#contracts';
import { errors as da } from './errors/da.js';
import { errors as de } from './errors/de.js';
import { errors as en } from './errors/en.js';
import { errors as es } from './errors/es.js';
import { errors as fi } from './errors/fi.js';
import { errors as fr } from './errors/fr.js';
import { errors as it } from './errors/it.js';
import { errors as nb } from './errors/nb.js';
import { errors as nl } from './errors/nl.js';
import { errors as pl } from './errors/pl.js';
import { errors as sv } from './errors/sv.js';
import { mails as mailsDa } from './mails/da.js';
import { mails as mailsDe } from './mails/de.js';
import { mails as mailsEn } from './mails/en.js';
import { mails as mailsEs } from './mails/es.js';
import { mails as mailsFi } from './mails/fi.js';
import { mails as mailsFr } from './mails/fr.js';
import { mails as mailsIt } from './mails/it.js';
import { mails as mailsNb } from './mails/nb.js';
import { mails as mailsNl } from './mails/nl.js';
import { mails as mailsPl } from './mails/pl.js';
import { mails as mailsSv } from './mails/sv.js';
import type { Words } from './words.js';

const words: Readonly<Record<Locale, Words>> = {
  da: { errors: da, mails: mailsDa },
  de: { errors: de, mails: mailsDe },
  en: { errors: en, mails: mailsEn },
  es: { errors: es, mails: mailsEs },
  fi: { errors: fi, mails: mailsFi },
  fr: { errors: fr, mails: mailsFr },
  it: { errors: it, mails: mailsIt },
  nb: { errors: nb, mails: mailsNb },
  nl: { errors: nl, mails: mailsNl },
  pl: { errors: pl, mails: mailsPl },
  sv: { errors: sv, mails: mailsSv },
};

/** Every text that the server says in a language. */
export const wordsFor = (locale: Locale): Words => words[locale];
