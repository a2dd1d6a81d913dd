import { localeFacts, type Locale, type StatementFacts } from '#contracts';
import { wordsFor } from './locale-words.js';

export type StatementTexts = Readonly<Record<'source' | 'message' | 'photo', string | null>>;

/** What a statement of reasons rests on, in sentences; null for what it is not about. */
export function statementTexts(facts: StatementFacts | null, locale: Locale): StatementTexts {
  if (facts === null) return { source: null, message: null, photo: null };
  const { sources, contents } = wordsFor(locale).moderation;
  const { found_by, found_at, message, photo } = facts;
  return {
    source: filled(sources[found_by], { at: found_at, text: '' }, locale),
    message: message && filled(message.text ? contents.message : contents.bare, message, locale),
    photo: photo && filled(photo.text ? contents.captioned : contents.photo, photo, locale),
  };
}

// The words come last: what somebody wrote is told as it stands.
const filled = (sentence: string, { at, text }: { readonly at: string; readonly text: string }, locale: Locale): string =>
  sentence
    .replace('{date}', () => new Date(at).toLocaleDateString(localeFacts[locale].iso, { dateStyle: 'long', timeZone: 'UTC' }))
    .replace('{text}', () => text);
