import { localeFacts, type SelfieRefusal, type HouseRule, type Locale, type MeasureTold, type RemovedContent } from '#contracts';
import { fillPlural } from './fill.js';
import { wordsFor } from './locale-words.js';

/** What a decision did, as its member is told. */
export type MeasureFacts = {
  readonly measure: MeasureTold;
  readonly removed: RemovedContent | null;
  readonly until: Date | null;
};

/** The sentence of a measure, with what was removed and until when it lasts. */
export function measureText({ measure, removed, until }: MeasureFacts, locale: Locale): string {
  const { moderation } = wordsFor(locale);
  const text = moderation.measures[measure].replaceAll('{what}', removed === null ? '' : listOfRemoved(removed, locale));
  if (until === null) return text;
  return text.replaceAll('{date}', until.toLocaleDateString(localeFacts[locale].iso, { dateStyle: 'long', timeZone: 'UTC' }));
}

/** "2 photos, a message, and the text in your profile". */
function listOfRemoved({ photos, text, messages }: RemovedContent, locale: Locale): string {
  const words = wordsFor(locale).moderation.removed;
  const parts = [
    photos > 0 && fillPlural(words.photos, locale, photos),
    messages > 0 && fillPlural(words.messages, locale, messages),
    text && words.text,
  ].filter((part) => part !== false);
  return new Intl.ListFormat(localeFacts[locale].iso).format(parts);
}

export const ruleText = (rule: HouseRule, locale: Locale): string => wordsFor(locale).moderation.rules[rule];

export const selfieRefusalText = (reason: SelfieRefusal, locale: Locale): string =>
  wordsFor(locale).moderation.verification.reasons[reason];
