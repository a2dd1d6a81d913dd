import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config';
import { AppError } from '#contracts';
import { RecentChanges } from '#database';
import { metrics, traces } from '#observability';
import { SiteService } from '#site';
import { isAdminHost } from './admin-host.js';
import { sendError } from './error.filter.js';
import { hostOf } from './host.js';
import { assertOwnOrigin } from './origin.js';
import { readCookies } from './read-cookies.js';
import { commonHeaders, protectData } from './security-headers.js';
import type { Patience } from './patience.js';
import { limitUnreadBody } from './unread-body.js';

/** Asked by machines beside this one, which know it by a name that is no site's. */
const healthPaths: ReadonlySet<string> = new Set(['/api/live', '/api/ready', '/api/health']);

/** Reads that a body makes a POST. */
const readingPosts: ReadonlySet<string> = new Set(['/api/members/search', '/api/signup/check']);

/** What happens to every request around its route: safe headers, its cookies, the origin check, the site of its host, what it changed, a figure at the end, and the end of a body that nobody reads. */
export function registerHooks(app: NestFastifyApplication, config: Config, { uploads }: Pick<Patience, 'uploads'>): void {
  const sites = app.get(SiteService);
  const recentChanges = app.get(RecentChanges);
  const fastify = app.getHttpAdapter().getInstance();

  fastify.decorateRequest('isSecure', config.isSecure);
  fastify.addHook('onRequest', (request, reply, done) => {
    nameAndProtect(request, reply);
    traces().nameRequest(request.routeOptions.url ?? 'unknown');
    request.cookies = readCookies(request.headers.cookie);
    done();
  });
  fastify.addHook('onRequest', async (request) => {
    assertOwnOrigin(request, config);
    if (healthPaths.has(request.routeOptions.url ?? '')) return;
    const host = hostOf(request);
    // The back office's own host is no site of members.
    if (config.adminHost === undefined || !isAdminHost(host, config.adminHost)) request.site = await sites.siteOf(host);
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    protectData(reply);
    done();
  });
  // Whoever changed something asks again the moment they have the answer, and a replica may not know it yet.
  if (config.databaseReadUrl !== undefined)
    fastify.addHook('onSend', async (request, reply) => {
      if (request.member && reply.statusCode < 400 && changes(request)) await recentChanges.note(request.member.id);
    });
  fastify.addHook('onResponse', (request, reply, done) => {
    metrics.requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
    limitUnreadBody(request.raw, uploads);
    done();
  });
}

/** What the router cannot place, such as an id of a thousand letters, passes none of the hooks: it is answered as what does not exist. */
export function answerUnroutable(request: FastifyRequest, reply: FastifyReply): void {
  nameAndProtect(request, reply);
  sendError(new AppError('not_found'), request, reply);
}

const changes = ({ method, routeOptions }: FastifyRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' && !readingPosts.has(routeOptions.url ?? '');

const nameAndProtect = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.headers({ 'x-request-id': request.id, ...commonHeaders(request.isSecure) });
