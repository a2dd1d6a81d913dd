import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { mergeTranslations, type TranslationMessages } from 'react-admin';
import { resourceWords } from './resource-words';
import { words } from './words';

const ours = {
  resources: resourceWords,
  ra: { page: { dashboard: words.menu.home } },
};

export const i18nProvider = polyglotI18nProvider(
  () => mergeTranslations(englishMessages, ours) as TranslationMessages,
  'en',
  [{ locale: 'en', name: 'English' }],
  {
    allowMissing: true,
  },
);
