import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ApiFault } from './api-fault.js';
import { ANSWERS_MS, type Journal } from './journal.js';

/** `Idempotency-Key`: a repeated request gets its first answer for an hour. Applies to the routes that are declared in the same scope. */
export function repeatAnswers(api: FastifyInstance, journal: Journal, now: () => number): void {
  const fresh = new WeakMap<object, { id: string; request: string }>();

  api.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (!key || !['POST', 'DELETE'].includes(request.method)) return;
    const id = String(key);
    const asked = hash(`${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`);
    const given = journal.find('answer', id);
    if (!given || given.createdAt < now() - ANSWERS_MS) return void fresh.set(request, { id, request: asked });
    if (given.request !== asked) throw new ApiFault(422, 'The idempotency key was used for another request.');
    return reply.code(given.status).type('application/hal+json; charset=utf-8').header('idempotent-replayed', 'true').send(given.body);
  });

  // What the server itself did wrong is done anew.
  api.addHook('onSend', async (request, reply, payload) => {
    const first = fresh.get(request);
    if (first && typeof payload === 'string' && reply.statusCode < 500 && reply.statusCode !== 429)
      journal.put({ kind: 'answer', ...first, status: reply.statusCode, body: payload, createdAt: now() });
    return payload;
  });
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
