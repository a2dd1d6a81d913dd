/** What of other hosts is in a page: a script, and pictures. */
export interface FromOutside {
  readonly loads?: string | undefined;
  readonly shows?: readonly string[] | undefined;
}

/** What a page has besides the common headers. The theme sets colours in style attributes, which carry no nonce: only they may be inline. */
export function pageHeaders(nonce: string, { loads, shows = [] }: FromOutside = {}): Record<string, string> {
  // Where a script of another host is in the page, that host is named; what it loads from a third one stays out.
  const other = loads ? ` ${new URL(loads).origin}` : '';
  const pictures = [...new Set(shows.map((picture) => ` ${new URL(picture).origin}`))].join('');
  const policy = [
    `default-src 'self'`,
    other ? `script-src 'nonce-${nonce}' 'self'${other}` : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:${other}${pictures}`,
    `media-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src 'self'${other}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Content-Type': 'text/html; charset=utf-8',
    'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(self), payment=(self), browsing-topics=()',
  };
}

/** It outlives the page that brought it, so a new one must be seen at once. It may ask the API and show our icon, nothing else. */
export const serviceWorkerHeaders = {
  'Content-Security-Policy': `default-src 'none'; connect-src 'self'; img-src 'self'`,
  'Cache-Control': 'no-cache',
} as const;
