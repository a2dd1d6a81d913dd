import type { LoadWords, WordFile } from '#kit';

/** All namespaces; a screen names the ones that it needs in the route table. */
export const namespaces = [
  'activation',
  'auth',
  'banners',
  'blocking',
  'chat',
  'common',
  'complaints',
  'errors',
  'home',
  'likes',
  'link',
  'live',
  'pages',
  'pricing',
  'profile',
  'search',
  'settings',
  'signup',
] as const;
export type Namespace = (typeof namespaces)[number];

const files = import.meta.glob<WordFile>('../locales/*/*.json', { import: 'default' });

/** One file of one language: a small chunk of its own, fetched when a screen first needs it. A missing one is read in English; the check of the words fails then. */
export const loadWords: LoadWords = (locale, namespace) => {
  const load = files[`../locales/${locale}/${namespace}.json`] ?? files[`../locales/en/${namespace}.json`];
  return load ? load() : Promise.reject(new Error(`There are no words for ${namespace}`));
};
