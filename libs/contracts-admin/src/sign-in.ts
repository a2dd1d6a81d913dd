import * as z from 'zod/mini';
import { confirmDeviceBody } from './staff.js';

/**
 * How staff come in by a sign-in service (OpenID Connect), where one is set. `start` says where the browser goes, the service leads it back to
 * `answer`, and `code` takes the six digits of whoever showed no second factor there.
 */
export const signInPaths = {
  offer: '/api/admin/sign-in',
  start: '/api/admin/sign-in/start',
  answer: '/api/admin/sign-in/answer',
  code: '/api/admin/sign-in/code',
} as const;
/** What a browser keeps from the start to the answer, and from the answer to the code. */
export const signInCookies = { flow: 'staff.sign-in', pending: 'staff.sign-in-code' } as const;
/** So long somebody may take at the service, and then for the code. */
export const signInMinutes = { flow: 10, pending: 5 } as const;

/** Null: there is none, and password and code are the only way in. */
export const signInOffer = z.object({ name: z.nullable(z.string()) });
export type SignInOffer = z.infer<typeof signInOffer>;

export const signInStarted = z.object({ url: z.string() });
export type SignInStarted = z.infer<typeof signInStarted>;

export const signInCodeBody = confirmDeviceBody;
export type SignInCodeBody = z.infer<typeof signInCodeBody>;

/**
 * Why somebody is led back to the login. `unknown` says no more, whoever it was: there is no account, it has ended, or it belongs to another
 * person there.
 */
export const signInRefusals = ['cancelled', 'failed', 'away', 'later', 'unknown', 'no_role', 'no_device'] as const;
export type SignInRefusal = (typeof signInRefusals)[number];
/** Under this name the address of the login says how a sign-in ended; `code`: the six digits are still asked for. */
export const signInParameter = 'sign-in';
export const signInEndings = ['code', ...signInRefusals] as const;
export type SignInEnding = (typeof signInEndings)[number];
