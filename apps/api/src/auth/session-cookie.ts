import { DEVICE_COOKIE, deviceDays, SESSION_COOKIE, sessionDays, type LoginSession } from '#auth';

const SECONDS_PER_DAY = 86_400;

/** The one place that says what the session cookie is like, for the API and for pages without a script. The token needs no escaping. */
export const sessionCookie = (token: string, isSecure: boolean): string =>
  line(SESSION_COOKIE, token, sessionDays * SECONDS_PER_DAY, isSecure);

export const endedSessionCookie = (isSecure: boolean): string => line(SESSION_COOKIE, '', 0, isSecure);

/** What a login gives: the session first, and what the browser is known by, which outlasts it. */
export const loginCookies = ({ token, deviceToken }: LoginSession, isSecure: boolean): string[] => [
  sessionCookie(token, isSecure),
  line(DEVICE_COOKIE, deviceToken, deviceDays * SECONDS_PER_DAY, isSecure),
];

const line = (name: string, value: string, maxAge: number, isSecure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
