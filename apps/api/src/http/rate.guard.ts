import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { subscriberOf } from '#auth';
import { RateLimits } from './rate-limits.js';

/**
 * Counts every call to the API, by member when there is a session and by who pays for the line otherwise: a whole IPv4 address, because its
 * neighbours are strangers who must not use up each other's calls.
 */
@Injectable()
export class RateGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { member?: { id: string } }>();
    // Its route, not its address: `/%61pi/likes` is `/api/likes` too.
    const isCall = request.routeOptions.url?.startsWith('/api/');
    if (isCall) await this.limits.assertWithin(request, request.member?.id ?? subscriberOf(request.ip));
    return true;
  }
}
