import { localeFacts, type SelfieRefusal, type HouseRule, type Locale, type MeasureTold } from '#contracts';
import { wordsFor } from './locale-words.js';

/** What a decision did, as its member is told. */
export type MeasureFacts = {
  readonly measure: MeasureTold;
  readonly removed: 'photo' | 'text' | 'both' | null;
  readonly until: Date | null;
};

/** The sentence of a measure, with what was removed and until when it lasts. */
export function measureText({ measure, removed, until }: MeasureFacts, locale: Locale): string {
  const { moderation } = wordsFor(locale);
  const text = moderation.measures[measure].replaceAll('{what}', removed === null ? '' : moderation.removed[removed]);
  if (until === null) return text;
  return text.replaceAll('{date}', until.toLocaleDateString(localeFacts[locale].iso, { dateStyle: 'long', timeZone: 'UTC' }));
}

export const ruleText = (rule: HouseRule, locale: Locale): string => wordsFor(locale).moderation.rules[rule];

export const selfieRefusalText = (reason: SelfieRefusal, locale: Locale): string =>
  wordsFor(locale).moderation.verification.reasons[reason];
