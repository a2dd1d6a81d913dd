import type { ApiError } from '#kit';
import { asClock } from '../ui/format';
import { words } from '../words';
import { signInWords } from './sign-in.words';

const { login: text } = words;

/** Why somebody was not let in, in words. */
export function problemOf(error: Pick<ApiError, 'code' | 'retryAt'>): string {
  if (error.code === 'too_many_attempts' || error.code === 'too_many_requests') {
    return error.retryAt ? text.locked(asClock(error.retryAt)) : text.lockedSome;
  }
  if (error.code === 'login_failed' || error.code === 'invalid_input') return text.failed;
  if (error.code === 'link_invalid') return signInWords.late;
  if (error.code === 'totp_wrong') return signInWords.codeWrong;
  if (error.code === 'sign_in_away') return signInWords.endings.away;
  if (error.code === 'offline' || error.code === 'timeout') return words.failed[error.code];
  return words.failed.other;
}
