import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFault } from './api-fault.js';
import { ANSWERS_MS, type Journal } from './journal.js';

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'body'>;

/** `Idempotency-Key`: a repeated request gets its first answer for an hour. */
export class IdempotentAnswers {
  /** `now`: milliseconds, as `Date.now` tells them. */
  constructor(
    private readonly journal: Journal,
    private readonly now: () => number,
  ) {}

  /**
   * Does what is asked, unless that was done for the same key. What it did and how it is answered are written as one, and nothing is waited for
   * between the look and the writing: neither a kill nor a second request finds the one without the other.
   */
  once(request: Asked, reply: FastifyReply, status: number, act: () => object): FastifyReply {
    const key = request.headers['idempotency-key'];
    if (!key) return reply.code(status).send(act());
    const id = String(key);
    const asked = hash(`${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`);
    const given = this.journal.find('answer', id);
    if (given && given.createdAt >= this.now() - ANSWERS_MS) {
      if (given.request !== asked) throw new ApiFault(422, 'The idempotency key was used for another request.');
      return reply.code(given.status).header('idempotent-replayed', 'true').send(given.body);
    }
    const answer = this.journal.together(() => {
      const [code, body] = answerTo(status, act);
      const first = { id, request: asked, status: code, body: JSON.stringify(body), createdAt: this.now() };
      this.journal.put({ kind: 'answer', ...first });
      return first;
    });
    return reply.code(answer.status).send(answer.body);
  }
}

/** A refusal is an answer too. */
function answerTo(status: number, act: () => object): readonly [status: number, body: object] {
  try {
    return [status, act()];
  } catch (error) {
    if (error instanceof ApiFault) return [error.status, error.body];
    throw error;
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
