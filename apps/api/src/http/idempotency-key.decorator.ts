import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const header = 'idempotency-key';
const LONGEST_KEY = 100;

/** The key under which the caller repeats a request; null where none was sent. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const sent = context.switchToHttp().getRequest<FastifyRequest>().headers[header];
  return typeof sent === 'string' ? sent.slice(0, LONGEST_KEY) : null;
});
