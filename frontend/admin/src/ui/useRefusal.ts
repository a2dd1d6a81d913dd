import { useLogoutIfAccessDenied } from 'react-admin';
import { problemOf, textOf } from '../problem';

/**
 * What a form says about a call that failed, by the form's own words first. Undefined when the session is over: then the login page is on
 * its way, and comes back here.
 */
export function useRefusal(): (error: unknown, texts?: Readonly<Record<string, string>>) => Promise<string | undefined> {
  const leavesFor = useLogoutIfAccessDenied();
  return async (error, texts) => ((await leavesFor(error)) ? undefined : textOf(problemOf(error), texts));
}
