import type { FastifyRequest } from 'fastify';
import type { Config } from '#config';
import { AppError } from '#contracts';
import { hostOf } from './host.js';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const json = /^application\/json\b/i;
const file = /^multipart\/form-data\b/i;
/** The calls that take a file; everywhere else a form is as foreign as any other type. */
const uploads: ReadonlySet<string> = new Set(['POST /api/photos', 'POST /api/chats/:id/photos']);
/** May come from anywhere: they have no authority of their own. */
const exempt: ReadonlySet<string> = new Set(['POST /api/page-hidden', 'POST /api/unsubscribe']);
const localHost = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/i;

/** Whether a browser on `origin` may send to us: our own addresses, and in a demo every name of this machine. */
export function isOwnOrigin(origin: string, host: string, config: Config): boolean {
  if (config.allowedOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  return from === host || (config.isDemo && localHost.test(from));
}

/**
 * Keeps forged requests out: state changes take JSON (or a file) only, and never from a foreign page. What a call is, its route says, never
 * its address: `/%61pi/likes` is `/api/likes` too.
 */
export function assertOwnOrigin(request: FastifyRequest, config: Config): void {
  const { method, headers } = request;
  const host = hostOf(request);
  if (config.isDemo && !localHost.test(host)) throw new AppError('forbidden');
  const route = request.routeOptions.url ?? '';
  const call = `${method} ${route}`;
  if (safeMethods.has(method) || exempt.has(call)) return;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || (origin !== undefined && !isOwnOrigin(origin, host, config))) throw new AppError('foreign_origin');
  const hasBody = headers['content-length'] !== undefined ? headers['content-length'] !== '0' : headers['transfer-encoding'] !== undefined;
  if (!route.startsWith('/api/') || !hasBody) return;
  const type = headers['content-type'] ?? '';
  if (!json.test(type) && !(file.test(type) && uploads.has(call))) throw new AppError('unsupported_media_type');
}
