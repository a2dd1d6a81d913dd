import type { LoadWords, WordFile } from '#kit';

/** All namespaces; a screen names the ones that it needs in the route table. */
export const namespaces = [
  'activation',
  'appeals',
  'auth',
  'banners',
  'blocking',
  'chat',
  'common',
  'complaints',
  'direct-debit',
  'errors',
  'home',
  'landers',
  'leaving',
  'likes',
  'link',
  'live',
  'own',
  'match-finder',
  'notifications',
  'offline',
  'pages',
  'payments',
  'pricing',
  'profile',
  'push',
  'reporting',
  'search',
  'settings',
  'signup',
  'swipe',
  'terms',
  'time-bonus',
  'transparency',
  'verification',
] as const;
export type Namespace = (typeof namespaces)[number];

type Shelf = Readonly<Record<string, (() => Promise<WordFile>) | undefined>>;
const shelves = import.meta.glob<Shelf>('../locales/*/index.ts', { import: 'default' });

/** One file of one language: a small chunk of its own, fetched when a screen first needs it. */
export const loadWords: LoadWords = async (locale, namespace) => {
  const shelf = await shelves[`../locales/${locale}/index.ts`]?.();
  const load = shelf?.[`./${namespace}.json`];
  if (!load) throw new Error(`There are no words for ${namespace} in ${locale}`);
  return load();
};
