import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#contracts';
import type { Emoji } from '../model/emoji';

// Each language is a file of its own, fetched when the picker opens; the build leaves in it what `Emoji` names.
const files: Readonly<Record<Locale, () => Promise<{ readonly default: readonly Emoji[] }>>> = {
  da: () => import('emojibase-data/da/compact.json'),
  de: () => import('emojibase-data/de/compact.json'),
  en: () => import('emojibase-data/en-gb/compact.json'),
  es: () => import('emojibase-data/es/compact.json'),
  fi: () => import('emojibase-data/fi/compact.json'),
  fr: () => import('emojibase-data/fr/compact.json'),
  it: () => import('emojibase-data/it/compact.json'),
  nb: () => import('emojibase-data/nb/compact.json'),
  nl: () => import('emojibase-data/nl/compact.json'),
  pl: () => import('emojibase-data/pl/compact.json'),
  sv: () => import('emojibase-data/sv/compact.json'),
};

export const emojiQuery = (locale: Locale) =>
  queryOptions({ queryKey: ['emoji', locale], queryFn: async () => (await files[locale]()).default, staleTime: Infinity });
