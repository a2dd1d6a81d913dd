import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { SESSION_COOKIE, SessionsService } from '#auth';
import { AppError } from '#contracts';
import { logger } from '#observability';
import './me.decorator.js';
import { PUBLIC } from './public.decorator.js';

/** Finds out who asks. Every route needs a session unless it is marked `@Public()`; a public one gets the member too, if there is one. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionsService,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = request.cookies[SESSION_COOKIE];
    const member = token ? await this.sessions.resolve(token) : null;
    // A session of one community says nothing about an account in another.
    if (member && member.communityId === request.site?.communityId) {
      request.member = member;
      request.memberLanguage = member.language;
      return true;
    }
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()])) return true;
    logger.info(
      { requestId: request.id, event: 'no_session', method: request.method, route: request.routeOptions.url, ended: Boolean(token) },
      'a session is needed',
    );
    throw new AppError('authentication_required');
  }
}
