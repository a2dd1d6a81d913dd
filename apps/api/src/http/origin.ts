import type { FastifyRequest } from 'fastify';
import type { Config } from '#config';
import { AppError } from '#contracts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const json = /^application\/json\b/i;
const file = /^multipart\/form-data\b/i;
/** The calls that take a file; everywhere else a form is as foreign as any other type. */
const uploads = /^\/api\/(photos|chats\/[^/?]+\/photos)(\?|$)/;
/** May come from anywhere: they have no authority of their own. */
const exempt = /^\/api\/(page-hidden|webhooks\/|unsubscribe)/;
const localHost = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/i;

/** Whether a browser on `origin` may send to us: our own addresses, and in a demo every name of this machine. */
export function isOwnOrigin(origin: string, host: string, config: Config): boolean {
  if (config.allowedOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  return from === host || (config.isDemo && localHost.test(from));
}

/** Keeps forged requests out: state changes take JSON (or a file) only, and never from a foreign page. */
export function assertOwnOrigin(request: FastifyRequest, config: Config): void {
  const { method, headers, url } = request;
  if (config.isDemo && !localHost.test(headers.host ?? '')) throw new AppError('forbidden');
  if (safeMethods.has(method) || exempt.test(url)) return;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || (origin !== undefined && !isOwnOrigin(origin, headers.host ?? '', config)))
    throw new AppError('foreign_origin');
  const hasBody = headers['content-length'] !== undefined ? headers['content-length'] !== '0' : headers['transfer-encoding'] !== undefined;
  if (!url.startsWith('/api/') || !hasBody) return;
  const type = headers['content-type'] ?? '';
  if (!json.test(type) && !(file.test(type) && method === 'POST' && uploads.test(url))) throw new AppError('unsupported_media_type');
}

/** The calls as they were first written: `/api/user.php` is `/api/user`. */
export const withoutSuffix = (url: string): string => url.replace(/^(\/api\/[a-z/-]+)\.php(?=$|\?)/, '$1');
