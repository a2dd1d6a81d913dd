import type { LoadWords, WordFile } from '#kit';

/** All namespaces; a screen names the ones that it needs in the route table. */
export const namespaces = [
  'auth',
  'chat',
  'common',
  'complaints',
  'errors',
  'home',
  'likes',
  'pages',
  'pricing',
  'profile',
  'search',
  'signup',
] as const;
export type Namespace = (typeof namespaces)[number];

const files = import.meta.glob<WordFile>('../locales/*/*.json', { import: 'default' });

/** One file of one language: a small chunk of its own, fetched when a screen first needs it. */
export const loadWords: LoadWords = (locale, namespace) => {
  const load = files[`../locales/${locale}/${namespace}.json`];
  return load ? load() : Promise.reject(new Error(`No words for ${namespace} in ${locale}`));
};
