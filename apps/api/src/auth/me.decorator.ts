import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SessionMember } from '#auth';
import { AppError } from '#contracts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session guard. */
    member?: SessionMember;
  }
}

const memberOf = (context: ExecutionContext): SessionMember | undefined => context.switchToHttp().getRequest<FastifyRequest>().member;

/** The signed-in member. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext): SessionMember => {
  const member = memberOf(context);
  if (!member) throw new AppError('authentication_required');
  return member;
});

/** The signed-in member, or null for a visitor of a public route. */
export const MaybeMe = createParamDecorator((_: unknown, context: ExecutionContext): SessionMember | null => memberOf(context) ?? null);
