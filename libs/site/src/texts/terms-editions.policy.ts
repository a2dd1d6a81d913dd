import { locales, type ErrorCode, type Locale } from '#contracts';
import { textFaults, type WrittenText } from '#contracts-admin';
import type { SiteSettings } from '../settings/index.js';

/** Members accept a moment that travels as text: smaller parts of a second would be lost on the way. */
const SECOND_MS = 1_000;
export const wholeSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / SECOND_MS) * SECOND_MS);

/** The terms that were made in the back office count from their moment on, with their summaries, unless what is set is newer. */
export function withTerms(
  settings: SiteSettings,
  { from, changes }: { readonly from: Date | null; readonly changes: Partial<Record<Locale, string>> },
): SiteSettings {
  if (!from || from <= new Date(settings.terms_version)) return settings;
  const texts = Object.entries(changes).map(([locale, terms_changes]) => [locale, { ...settings.texts[locale], terms_changes }] as const);
  return { ...settings, terms_version: from.toISOString(), texts: { ...settings.texts, ...Object.fromEntries(texts) } };
}

/** What keeps the terms in one language from going out; undefined when nothing does. */
export function termsFault(draft: WrittenText | null | undefined): ErrorCode | undefined {
  if (!draft) return 'terms_text_missing';
  const [fault] = Object.values(textFaults('terms', draft));
  return fault ?? (draft.changes.trim() === '' ? 'terms_summary_missing' : undefined);
}

/** The same for every language: each that lacks something by its name. */
export function termsFaults(drafts: ReadonlyMap<Locale, WrittenText | null>): Readonly<Partial<Record<Locale, ErrorCode>>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const fault = termsFault(drafts.get(locale));
      return fault ? [[locale, fault] as const] : [];
    }),
  );
}
