import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

export type WordFile = Record<string, unknown>;
export type LoadWords = (locale: string, namespace: string) => Promise<WordFile>;

export interface WordsOptions {
  readonly locale: string;
  readonly defaultNamespace: string;
  readonly load: LoadWords;
  /** Words that came with the page: namespace → keys. */
  readonly known?: Readonly<Record<string, WordFile>>;
}

/** An i18next instance of one language that fetches a namespace when a screen first needs it. */
export function createWords({ locale, defaultNamespace, load, known = {} }: WordsOptions): i18n {
  const words = createInstance();
  words.use(initReactI18next).use({
    type: 'backend' as const,
    init: () => undefined,
    read: (language: string, namespace: string, done: (error: Error | null, file: WordFile | null) => void) => {
      load(language, namespace).then(
        (file) => done(null, file),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
      );
    },
  });
  void words.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    defaultNS: defaultNamespace,
    ns: Object.keys(known),
    resources: { [locale]: { ...known } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: true },
  });
  return words;
}
