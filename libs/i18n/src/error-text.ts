import { limits, type AppError, type ErrorCode, type Locale } from '#contracts';
import { logger } from '#observability';
import { fill, placeholdersOf, type Params } from './fill.js';
import { wordsFor } from './locale-words.js';
import { timeUntil } from './time-until.js';

const BYTES_PER_MB = 1024 * 1024;

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

/** What an error says to a person. A text that would show an unfilled placeholder gives way to the general one. */
export function errorText(code: ErrorCode, locale: Locale, params: Params = {}): string {
  const { errors, someone } = wordsFor(locale);
  const now = new Date();
  const known = { ...productNumbers, name: someone, when: timeUntil(now, now, locale), ...params };
  if (placeholdersOf(errors[code]).every((name) => Object.hasOwn(known, name))) return fill(errors[code], locale, known);
  logger.error({ error_name: code }, 'an error text misses what it should be filled in with');
  return errors.generic;
}

/** What a refusal says to a person, with the time after which it may be tried again. */
export function refusalText({ code, details: { params, retryAt } }: AppError, locale: Locale, now = new Date()): string {
  return errorText(code, locale, { ...(retryAt && { when: timeUntil(retryAt, now, locale) }), ...params });
}
