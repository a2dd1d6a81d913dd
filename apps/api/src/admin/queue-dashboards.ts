import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Audit } from '#audit';
import type { StaffSessions } from '#auth';
import { AppError } from '#contracts';
import { mayUse, queuesPath, staffCookie } from '#contracts-admin';
import { logger } from '#observability';
import type { JobQueues } from '#queues';

export interface QueueDashboardServices {
  readonly queues: JobQueues;
  readonly sessions: StaffSessions;
  readonly audit: Audit;
}

/** What the page asks by itself, every few seconds: it must not keep a session alive, nor fill the log. */
const polls = `${queuesPath}/api/`;
const files = `${queuesPath}/static/`;

const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `base-uri 'self'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/**
 * The queues, read-only, for role ops. They go round Nest and its guards, so that this scope asks for session and role itself, before every
 * answer and also for the files.
 */
export async function registerQueueDashboards(server: FastifyInstance, services: QueueDashboardServices): Promise<void> {
  const adapter = new FastifyAdapter();
  adapter.setBasePath(queuesPath);
  createBullBoard({
    queues: services.queues.all().map((queue) => new BullMQAdapter(queue, { readOnlyMode: true, allowRetries: false })),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Queues', miscLinks: [{ text: 'Back office', url: '/admin' }] } },
  });
  // Its own handler would call every refusal an error of the server, and tell what went wrong inside.
  adapter.setErrorHandler((error) => {
    if (error instanceof AppError) return { status: error.code === 'not_found' ? 404 : 403, body: { error: error.code } };
    logger.error({ err: error }, 'the queues could not be shown');
    return { status: 500, body: { error: 'generic' } };
  });
  await server.register(async (scope) => {
    scope.addHook('onRequest', (request, reply) => admit(request, reply, services));
    scope.addHook('onSend', async (_request, reply, payload) => {
      void reply.header('content-security-policy', policy);
      return typeof payload === 'string' && String(reply.getHeader('content-type')).includes('html') ? withoutStrangers(payload) : payload;
    });
    await scope.register(adapter.registerPlugin(), { prefix: queuesPath });
  });
}

async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, audit }: QueueDashboardServices,
): Promise<FastifyReply | undefined> {
  void reply.header('cache-control', 'no-store');
  const route = request.routeOptions.url ?? '';
  const isPage = !route.startsWith(polls) && !route.startsWith(files);
  const session = await sessions.find(request.cookies[staffCookie], { touch: isPage });
  if (!session) {
    if (isPage && request.method === 'GET') return reply.redirect('/admin/login', 303);
    return reply.code(403).send({ error: 'authentication_required' });
  }
  if (!mayUse(session.roles, 'queues') || request.method !== 'GET') {
    await audit.note({
      staffId: session.id,
      act: 'staff.access_refused',
      facts: { needed: 'queues', method: request.method },
      ip: request.ip,
    });
    return reply.code(403).send({ error: 'forbidden' });
  }
  if (isPage) await audit.note({ staffId: session.id, act: 'queues.opened', subject: { kind: 'queue' }, ip: request.ip });
  return undefined;
}

/** The page comes with a font of another company; our staff call nobody else. */
const withoutStrangers = (html: string): string => html.replaceAll(/<link[^>]+href="https?:[^>]+>/g, '');
