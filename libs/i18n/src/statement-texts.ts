import { localeFacts, type Locale, type StatementFacts } from '#contracts';
import { wordsFor } from './locale-words.js';

export type StatementTexts = { readonly source: string | null; readonly messages: string[]; readonly photos: string[] };

/** What a statement of reasons rests on, in sentences. */
export function statementTexts(facts: StatementFacts | null, locale: Locale): StatementTexts {
  if (facts === null) return { source: null, messages: [], photos: [] };
  const { sources, contents } = wordsFor(locale).moderation;
  const { found_by, found_at, messages, photos } = facts;
  return {
    source: filled(sources[found_by], { at: found_at, text: '' }, locale),
    messages: messages.map((message) => filled(message.text ? contents.message : contents.bare, message, locale)),
    photos: photos.map((photo) => filled(photo.text ? contents.captioned : contents.photo, photo, locale)),
  };
}

// The words come last: what somebody wrote is told as it stands.
const filled = (sentence: string, { at, text }: { readonly at: string; readonly text: string }, locale: Locale): string =>
  sentence
    .replace('{date}', () => new Date(at).toLocaleDateString(localeFacts[locale].iso, { dateStyle: 'long', timeZone: 'UTC' }))
    .replace('{text}', () => text);
