import type { SiteWordKey } from '#contracts-admin';
import { placeWords } from '../home/place-words';

export const siteWordNames: Record<SiteWordKey, string> = {
  premium_claim: 'Claim about premium',
  index_title: 'Title of the site',
  description: 'Description of the site',
  fictional_warning: 'Warning on a fictional profile',
  fictional_singular: 'Name of a fictional profile',
  fictional_plural: 'Name of fictional profiles',
  entry_warning: 'Warning at the entry',
  cam_promo: 'Words of the advertisement',
};

export const siteWordHelp: Record<SiteWordKey, string> = {
  premium_claim:
    'Stands where members buy. Without words it is not there at all. A claim has to be true, and rests on a proof that can be shown.',
  index_title: 'In the title of the home page and in the results of search engines.',
  description: 'In the results of search engines, and where the site is shared.',
  fictional_warning: 'On every profile that is marked as fictional: it has to say that nobody can be met there.',
  fictional_singular: 'Beside the name of one such profile.',
  fictional_plural: 'Where several of them are named.',
  entry_warning: [
    'What visitors read before they come in, in place of the built-in words about age, fictional profiles and money.',
    'Say the same three things: the law wants visitors to know them. The line about cookies stays below.',
  ].join(' '),
  cam_promo:
    'On the card of the partner on the home page, where the settings of the site have a partner. Without words of yours, the built-in ones stand there.',
};

/** Single words of a site that replace the built-in ones. */
export const siteWordWords = {
  title: placeWords.siteWords.title,
  intro:
    'Single words that stand in many places of a site. A language without words of yours has the English ones, else the Dutch, else the built-in ones.',
  none: 'No words fit these filters.',
  languages: (names: readonly string[]) => (names.length === 0 ? 'Built in' : names.join(', ')),
  heading: (what: string, site: string) => `${what}, ${site}`,
  inForce: (now: string) => `In force: ${now}`,
  builtIn: (words: string) => `Built in: ${words}`,
  nothing: 'Nothing',
  proof: 'What the claim rests on',
  proofHelp: 'Numbers, how and when they were counted, and where the count is kept. Members do not read it.',
  open: 'Set these words',
  same: 'Nothing is changed yet.',
  wrong: 'Something is not right yet. What it is stands beside its field.',
  meanwhile: 'A colleague changed these words meanwhile. What you typed is still here; what is in force now stands below each field.',
  history: 'Changes',
  historyNone: 'Nobody has changed these words here yet.',
  by: 'By',
  why: 'Why',
  all: 'Texts of the pages',
} as const;
