import { limits, type AppError, type ErrorCode, type Locale } from '#contracts';
import { logger } from '#observability';
import { fill, placeholdersOf, type Params } from './fill.js';
import { dayText } from './formats.js';
import { wordsFor } from './locale-words.js';
import { timeUntil } from './time-until.js';

const BYTES_PER_MB = 1024 * 1024;
const DAY_MS = 86_400_000;
/** In which zone a day of an error text is one: that of the books, and of everything that a day ends. */
const ZONE = 'Europe/Amsterdam';

/** Numbers of the product that error texts name; whoever throws need not give them. */
export const productNumbers: Params = {
  name_min: limits.nameMin,
  name_max: limits.nameMax,
  password_min: limits.passwordMin,
  password_max: limits.passwordMax,
  about_max: limits.aboutMax,
  free_photos: limits.freePhotos,
  premium_photos: limits.premiumPhotos,
  photo_mb: limits.photoBytes / BYTES_PER_MB,
  photo_edge: limits.photoEdgeMin,
};

/** What an error says to a person; its `date`, such as `2026-12-09`, is written out. A text that would show an unfilled placeholder gives way to the general one. */
export function errorText(code: ErrorCode, locale: Locale, params: Params = {}): string {
  const { errors, someone } = wordsFor(locale);
  const now = new Date();
  const known = { ...productNumbers, name: someone, when: timeUntil(now, now, locale), ...params, ...writtenDate(params, locale) };
  if (placeholdersOf(errors[code]).every((name) => Object.hasOwn(known, name))) return fill(errors[code], locale, known);
  logger.error({ error_name: code }, 'an error text misses what it should be filled in with');
  return errors.generic;
}

/** What a refusal says to a person, with the time after which it may be tried again: how long it is until then, and from which day on. */
export function refusalText({ code, details: { params, retryAt } }: AppError, locale: Locale, now = new Date()): string {
  return errorText(code, locale, { ...(retryAt && { when: timeUntil(retryAt, now, locale), date: firstWholeDay(retryAt) }), ...params });
}

function writtenDate({ date }: Params, locale: Locale): Params {
  return typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? { date: dayText(date, locale) } : {};
}

/** The first day on all of which it may be tried again, so that what a text promises is true. */
const firstWholeDay = (at: Date): string => new Date(at.getTime() + DAY_MS - 1).toLocaleDateString('en-CA', { timeZone: ZONE });
