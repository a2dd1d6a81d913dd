import type { FastifyRequest } from 'fastify';
import type { Locale } from '#contracts';
import type { Site } from '#site';
import { chooseLocale } from '#site';

/** What the guards learned about a request. */
declare module 'fastify' {
  interface FastifyRequest {
    site?: Site;
    memberLanguage?: string;
    /** Whether browsers reach us over https, as the settings say: a proxy may forget to tell it with each request. */
    isSecure: boolean;
  }
}

export const LOCALE_COOKIE = 'locale';

/** The language in which this caller is answered. */
export function callerLocale(request: FastifyRequest): Locale {
  return chooseLocale({
    cookie: request.cookies?.[LOCALE_COOKIE],
    user: request.memberLanguage,
    domainLanguage: request.site?.domainLanguage,
    acceptLanguage: request.headers['accept-language'],
  });
}
