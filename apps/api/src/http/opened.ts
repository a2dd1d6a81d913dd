import type { FastifyRequest } from 'fastify';

/** Whether somebody wants to see the answer now: a question after its headers, and a browser that fetches ahead, open nothing. */
export function isOpened({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const purpose = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].flat().join(' ');
  return method === 'GET' && !/prefetch|prerender|preview/i.test(purpose);
}
