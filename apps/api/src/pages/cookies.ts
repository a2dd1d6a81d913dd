import { INVITATION_COOKIE, invitationDays } from '#auth';
import { advertisingCookie, measuringAnswers, measuringCookie, type Measuring } from '#contracts';

const daySeconds = 24 * 60 * 60;
const yearSeconds = 365 * daySeconds;

interface ChoiceCookie {
  readonly name: string;
  readonly value: string;
  readonly isSecure: boolean;
  readonly maxAgeSeconds?: number;
}

/** A choice of the visitor that scripts may read too: language, letters, colours, source. Never a secret. */
export function choiceCookie({ name, value, isSecure, maxAgeSeconds = yearSeconds }: ChoiceCookie): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The invitation is a secret of its holder: no script reads it. */
export const invitationCookie = (token: string, isSecure: boolean): string =>
  `${INVITATION_COOKIE}=${token}; Path=/; Max-Age=${invitationDays * daySeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export const sourceCookieSeconds = 30 * daySeconds;

const answerIn = (cookies: Readonly<Record<string, string | undefined>>, name: string): Measuring =>
  measuringAnswers.find((answer) => answer === cookies[name]) ?? 'unasked';
export const measuringOf = (cookies: Readonly<Record<string, string | undefined>>): Measuring => answerIn(cookies, measuringCookie);
export const advertisingOf = (cookies: Readonly<Record<string, string | undefined>>): Measuring => answerIn(cookies, advertisingCookie);
