import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unbroken } from '../../kit/src/unbroken.js';

type Texts = { readonly [key: string]: string | Texts };

/** The member app's words as a reader of `lang` sees them: `t('chat:composer.label', { name: 'Bert' })`. */
export function wordsOf(lang: string): (key: string, values?: Readonly<Record<string, string | number>>) => string {
  const files = new Map<string, Texts>();
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':');
    const texts = files.get(namespace) ?? load(lang, namespace);
    files.set(namespace, texts);
    const found = path.split('.').reduce<string | Texts | undefined>((at, step) => (typeof at === 'object' ? at[step] : undefined), texts);
    if (typeof found !== 'string') throw new Error(`no words for ${key} in ${lang}`);
    return unbroken(found).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));
  };
}

function load(lang: string, namespace: string): Texts {
  const file = new URL(`../../member/src/locales/${lang}/${namespace}.json`, import.meta.url);
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as Texts;
}
