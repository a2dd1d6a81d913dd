import type { FastifyReply } from 'fastify';

const YEAR_S = 365 * 24 * 60 * 60;

/** What every answer carries, whoever makes it: pages, data, files, photos and errors. */
export function commonHeaders(isSecure: boolean): Record<string, string> {
  return {
    'cross-origin-opener-policy': 'same-origin',
    // `no-referrer` would make browsers send "Origin: null" with our own forms.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isSecure ? { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` } : {}),
  };
}

/** Data is nobody's page, and nobody else's to read; it is kept nowhere unless its route says so. */
const dataHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

export function protectData(reply: FastifyReply): void {
  // That there is nothing is an answer, too, and a cache may keep it unless it is told not to.
  const isData = reply.statusCode === 204 || String(reply.getHeader('content-type')).startsWith('application/json');
  if (!isData) return;
  for (const [name, value] of Object.entries(dataHeaders)) if (!reply.hasHeader(name)) void reply.header(name, value);
}
