import { useLogoutIfAccessDenied } from 'react-admin';
import { toApiError } from '#kit';
import { words } from '../words';
import { asClock } from './format';

const general: Readonly<Record<string, string>> = words.failed;

/**
 * What a form says about a call that failed, by the form's own words first. Undefined when the session is over: then the login page is on
 * its way, and comes back here.
 */
export function useRefusal(): (error: unknown, texts?: Readonly<Record<string, string>>) => Promise<string | undefined> {
  const leavesFor = useLogoutIfAccessDenied();
  return async (error, texts = {}) => {
    if (await leavesFor(error)) return undefined;
    const { code, retryAt } = toApiError(error);
    if (retryAt && (code === 'too_many_attempts' || code === 'too_many_requests')) return words.login.locked(asClock(retryAt));
    return texts[code] ?? general[code] ?? words.failed.other;
  };
}
