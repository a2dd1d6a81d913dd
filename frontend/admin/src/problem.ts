import { HttpError } from 'react-admin';
import { ApiError, toApiError } from '#kit';
import { asClock } from './ui/format';
import { words } from './words';

/** Why a call failed, as screens ask it. */
export interface Problem {
  /** A code of the error catalogue or of the client; see `words.failed`. */
  readonly code: string;
  /** 0 when no answer came. */
  readonly status: number;
  /** What is wrong with single fields, in English, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  /** When it may work again. */
  readonly retryAt: Date | null;
}

const UNAUTHORIZED = 401;
const noSession = 'authentication_required';

/**
 * The error in the form that react-admin documents: `status` is 401 when the session is over, and `body.errors` holds the faults of single
 * fields. A cancelled call stays what it is.
 */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, fields, retryAt, message } = error;
  const status = code === noSession ? UNAUTHORIZED : error.status;
  return new HttpError(message || code, status, { code, retryAt, errors: fields });
}

/** Reads whatever was thrown, by the data provider or by a call of its own. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof HttpError)) return toApiError(error);
  const { code, retryAt, errors } = error.body as { code: string; retryAt: Date | null; errors: Problem['fields'] };
  return { code, status: error.status as number, fields: errors, retryAt };
}

/** Whether the session is over. A wrong password is a 401 too, and ends nothing. */
export const isLoggedOut = (error: unknown): boolean => problemOf(error).code === noSession;

const general: Readonly<Record<string, string>> = words.failed;

/** What staff read about it; `texts` are the words of the form or screen, which come first. */
export function textOf({ code, status, retryAt }: Problem, texts: Readonly<Record<string, string>> = {}): string {
  if (retryAt && (code === 'too_many_attempts' || code === 'too_many_requests')) return words.login.locked(asClock(retryAt));
  return texts[code] ?? general[code] ?? (status >= 400 && status < 500 ? words.failed.refused : words.failed.other);
}
