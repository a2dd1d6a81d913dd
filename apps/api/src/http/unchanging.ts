import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const headers = { 'cache-control': 'public, max-age=86400, immutable' };
const NOT_MODIFIED = 304;
const etags = new WeakMap<object, string>();

function etagOf(body: object): string {
  const known = etags.get(body);
  if (known) return known;
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`;
  etags.set(body, etag);
  return etag;
}

/** An answer that stays as it is while this release runs: a browser keeps it for a day, and then asks only whether it still holds. */
export function unchanging<Body extends object>(request: FastifyRequest, reply: FastifyReply, body: Body): Body | undefined {
  const etag = etagOf(body);
  void reply.headers({ ...headers, etag });
  if (request.headers['if-none-match'] !== etag) return body;
  void reply.status(NOT_MODIFIED);
  return undefined;
}
