// Comes before the app while it is developed: changed modules and words replace what is on the screen.
import '@vitejs/plugin-react/preamble';
import './theme/fonts.css';
import { getI18n } from 'react-i18next';
import './entry-client';

interface ChangedWords {
  readonly locale: string;
  readonly namespace: string;
  readonly words: Readonly<Record<string, unknown>>;
}

import.meta.hot?.on('words:changed', ({ locale, namespace, words }: ChangedWords) => {
  const i18n = getI18n();
  if (i18n.language !== locale || !i18n.hasResourceBundle(locale, namespace)) return;
  i18n.removeResourceBundle(locale, namespace);
  i18n.addResourceBundle(locale, namespace, words);
  i18n.emit('languageChanged', locale);
});
