import * as z from 'zod';
import { DEVICE_COOKIE, INVITATION_COOKIE, SESSION_COOKIE } from '#auth';
import { advertisingCookie, dismissalNames, measuringAnswers, measuringCookie, pushOfferCookie } from '#contracts';
import { signInCookies, staffCookie } from '#contracts-admin';
import { LOCALE_COOKIE } from './caller.js';

const token = z.string().regex(/^[\w-]{43}$/);
const choice = z.string().regex(/^[\w-]{1,40}$/);
const answer = z.enum(measuringAnswers);

/** Every cookie that the server reads, and what can stand in it: whatever else a caller sends is as if it had not been sent. */
const schemas: ReadonlyMap<string, z.ZodType<string>> = new Map<string, z.ZodType<string>>([
  [SESSION_COOKIE, token],
  [DEVICE_COOKIE, token],
  [INVITATION_COOKIE, token],
  [staffCookie, z.string().regex(/^[\da-f-]{36}\.[\w-]{43}$/)],
  ...Object.values(signInCookies).map((name) => [name, z.string().regex(/^[\w-]{60,2000}$/)] as const),
  [LOCALE_COOKIE, choice],
  ['text', choice],
  ['colours', choice],
  ['motion', choice],
  // Five texts of a hundred letters, each letter nine signs at most.
  ['source', z.string().regex(/^[\x20-\x7E]{1,5000}$/)],
  [pushOfferCookie, choice],
  [measuringCookie, answer],
  [advertisingCookie, answer],
  ...dismissalNames.map((name) => [name, choice] as const),
]);

/** The cookies of a request. Of several with one name the first that can be read counts. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const split = part.indexOf('=');
    const name = part.slice(0, Math.max(split, 0)).trim();
    const read = cookies.has(name) ? undefined : schemas.get(name)?.safeParse(decoded(part.slice(split + 1).trim()));
    if (read?.success) cookies.set(name, read.data);
  }
  return Object.fromEntries(cookies);
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
