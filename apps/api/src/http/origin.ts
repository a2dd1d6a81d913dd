import type { FastifyRequest } from 'fastify';
import type { Config } from '#config';
import { AppError } from '#contracts';
import { hostOf } from './host.js';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Acts by its address alone, as it was first written: a foreign page must not log anybody out by a link or a picture. */
const actsByAddress: ReadonlySet<string> = new Set(['/api/logout']);
const json = /^application\/json\b/i;
const file = /^multipart\/form-data\b/i;
/** The calls that take a file; everywhere else a form is as foreign as any other type. */
const uploads: ReadonlySet<string> = new Set([
  'POST /api/photos',
  'POST /api/chats/:id/photos',
  'POST /api/verification/selfie',
  'POST /api/admin/gift-pictures',
]);
/** May come from anywhere: they have no authority of their own. */
const exempt: ReadonlySet<string> = new Set(['POST /api/page-hidden', 'POST /api/unsubscribe', 'POST /api/webhooks/payments']);
const localHost = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/i;

/**
 * Keeps forged requests out, calls and forms alike: what changes something never comes from a foreign page, and calls take JSON (or a file) only.
 * What a call is, its route says, never its address: `/%61pi/likes` is `/api/likes` too.
 */
export function assertOwnOrigin(request: FastifyRequest, config: Config): void {
  const { method, headers } = request;
  const host = hostOf(request);
  if (config.isDemo && !localHost.test(host)) throw new AppError('forbidden');
  const route = request.routeOptions.url ?? '';
  const call = `${method} ${route}`;
  const isSafe = safeMethods.has(method) && !actsByAddress.has(route);
  if (isSafe || exempt.has(call)) return;
  if (!isOwnPage(headers, host, config)) throw new AppError('foreign_origin');
  const hasBody = headers['content-length'] !== undefined ? headers['content-length'] !== '0' : headers['transfer-encoding'] !== undefined;
  if (!route.startsWith('/api/') || !hasBody) return;
  const type = headers['content-type'] ?? '';
  if (!json.test(type) && !(file.test(type) && uploads.has(call))) throw new AppError('unsupported_media_type');
}

/**
 * Whether a request comes from one of our pages, or from a caller that is no browser: that one sends neither header and has no cookies of
 * somebody else. Browsers send `Origin` with everything but a GET, which only says from how far it comes.
 */
function isOwnPage({ origin, 'sec-fetch-site': site }: FastifyRequest['headers'], host: string, config: Config): boolean {
  if (site === 'cross-site') return false;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  return isOwnOrigin(origin, host, config);
}

function isOwnOrigin(origin: string, host: string, config: Config): boolean {
  // Plain http is no page of ours where browsers reach us over https.
  return origin === `${config.isSecure ? 'https' : 'http'}://${host}` || isOwnAddress(origin, config);
}

/** Our own addresses, and in a demo every name of this machine: an owner may open a site there at any time. */
export function isOwnAddress(origin: string, { allowedOrigins, isDemo }: Pick<Config, 'allowedOrigins' | 'isDemo'>): boolean {
  return allowedOrigins.includes(origin) || (isDemo && URL.canParse(origin) && localHost.test(new URL(origin).host));
}
