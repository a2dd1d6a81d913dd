import { SESSION_COOKIE, sessionDays } from '#auth';

const SECONDS_PER_DAY = 86_400;

/** The one place that says what the session cookie is like, for the API and for pages without a script. The token needs no escaping. */
export const sessionCookie = (token: string, isSecure: boolean): string => line(token, sessionDays * SECONDS_PER_DAY, isSecure);

export const endedSessionCookie = (isSecure: boolean): string => line('', 0, isSecure);

const line = (value: string, maxAge: number, isSecure: boolean): string =>
  `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
