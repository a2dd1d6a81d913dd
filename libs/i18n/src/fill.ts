import { localeFacts, type Locale } from '#contracts';
import type { Plural } from './plural.js';

export type Params = Readonly<Record<string, string | number>>;

const placeholder = /\{(\w+)\}/g;

/** The names that a text wants to be filled in. */
export const placeholdersOf = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name);

/** The text with its placeholders filled in, numbers written as the language writes them. A missing one stays as it is. */
export function fill(text: string, locale: Locale, params: Params): string {
  return text.replace(placeholder, (whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return whole;
    return typeof value === 'number' ? value.toLocaleString(localeFacts[locale].iso) : value;
  });
}

/** The form of a text that the language wants for this count, filled in with it. */
export function fillPlural(text: Plural, locale: Locale, count: number, params: Params = {}): string {
  const category = new Intl.PluralRules(localeFacts[locale].iso).select(count);
  return fill(text[category] ?? text.other, locale, { ...params, count });
}
