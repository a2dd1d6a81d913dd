import * as z from 'zod/mini';
import { defaultLocale, fallbackLocale, locales, type Locale } from '#contracts';
import { commands, type AnnouncementDraft, type AnnouncementOne } from '#contracts-admin';

type Written = { readonly title: string; readonly body: string };
/** What stands in the fields: every language, most of them empty. */
export type DraftFields = Omit<AnnouncementDraft, 'texts'> & { readonly texts: Readonly<Record<Locale, Written>> };

const empty: Written = { title: '', body: '' };
const isEmpty = ({ title, body }: Written): boolean => !title.trim() && !body.trim();

const everyText = (texts: Partial<Record<Locale, Written>>): DraftFields['texts'] =>
  Object.fromEntries(locales.map((locale) => [locale, texts[locale] ?? empty])) as DraftFields['texts'];

export const newFields: DraftFields = { kind: 'site_news', path: '', site_id: null, countries: [], texts: everyText({}) };

export const fieldsOf = ({ kind, path, site_id, countries, texts }: AnnouncementOne): DraftFields => ({
  kind,
  path,
  site_id,
  countries,
  texts: everyText(texts),
});

/** What is posted: the languages in which something is written. */
export const draftOf = ({ texts, ...fields }: DraftFields): AnnouncementDraft => ({
  ...fields,
  texts: Object.fromEntries(locales.filter((locale) => !isEmpty(texts[locale])).map((locale) => [locale, texts[locale]])),
});

/** What the contract does not take, by the path of the field: `texts.nl.title`. */
export function faultsOf(fields: DraftFields): ReadonlySet<string> {
  const read = z.safeParse(commands.save_announcement.body, draftOf(fields));
  return new Set(read.success ? [] : read.error.issues.map(({ path }) => path.join('.')));
}

export const writtenIn = ({ texts }: DraftFields): Locale[] => locales.filter((locale) => !isEmpty(texts[locale]));

/** The language of the text that readers of one get; undefined while there is none for them. */
export const shownTo = (fields: DraftFields, reader: Locale): Locale | undefined =>
  [reader, defaultLocale, fallbackLocale].find((locale) => writtenIn(fields).includes(locale));
