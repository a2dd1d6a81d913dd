import { readFileSync, existsSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Audit } from '#audit';
import { StaffSessions } from '#auth';
import { CONFIG, type Config } from '#config';
import { adminPath } from '#contracts-admin';
import { logger } from '#observability';
import { JobQueues } from '#queues';
import { registerBuiltFiles } from '../http/built-files.js';
import { hostOf } from '../http/host.js';
import { isAdminHost, isAdminUrl } from '../http/admin-host.js';
import { registerQueueDashboards } from './queue-dashboards.js';

const folder = fileURLToPath(new URL('../../../../frontend/admin', import.meta.url));
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const NONCE_BYTES = 16;

/** Everything of the back office that Nest does not serve: its own host, its pages and files, the queues. Call it before the server listens. */
export async function registerAdmin(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const { adminHost } = app.get<Config>(CONFIG);
  server.addHook('onRequest', async (request, reply) => {
    // The route that was found, not the address as it was written: `/%61dmin` is `/admin` too.
    const isElsewhere = isAdminUrl(request.routeOptions.url ?? '') && !isAdminHost(hostOf(request), adminHost);
    return isElsewhere ? reply.callNotFound() : undefined;
  });
  const services = { queues: app.get(JobQueues), sessions: app.get(StaffSessions), audit: app.get(Audit) };
  await registerQueueDashboards(server, services);
  await registerFrontend(server);
}

async function registerFrontend(server: FastifyInstance): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    logger.warn({ folder }, 'the back office is not built: its pages are not served');
    return;
  }
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  await server.register(async (scope) => {
    await registerBuiltFiles(scope, join(folder, 'assets'), `${adminPath}/assets/`, { maxAge: YEAR_MS, immutable: true });
    // Every address below /admin is a page of the one application; what it may show is decided where it asks for data.
    for (const path of [adminPath, `${adminPath}/*`]) {
      scope.get(path, (_request, reply) => {
        const nonce = randomBytes(NONCE_BYTES).toString('base64');
        return reply.headers(pageHeaders(nonce)).send(html.replaceAll('%NONCE%', nonce));
      });
    }
  });
}

/** Styles are written by scripts and carry the nonce; only style attributes cannot. */
function pageHeaders(nonce: string): Record<string, string> {
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    // A selfie comes as the answer to a post.
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
    'x-robots-tag': 'noindex',
  };
}
