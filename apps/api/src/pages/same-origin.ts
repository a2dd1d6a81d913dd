interface OriginFacts {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly host: string;
  readonly isSecure: boolean;
  readonly allowedOrigins: readonly string[];
}

/**
 * Whether a form post may act. Browsers send `Origin` with every post; a caller that is no browser sends neither header and has no
 * cookies of somebody else.
 */
export function isSameOrigin({ origin, fetchSite, host, isSecure, allowedOrigins }: OriginFacts): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') {
    return origin !== undefined && allowedOrigins.includes(origin);
  }
  if (origin === undefined) return true;
  return origin === `${isSecure ? 'https' : 'http'}://${host}` || allowedOrigins.includes(origin);
}
