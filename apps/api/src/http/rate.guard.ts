import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimits } from './rate-limits.js';

/** Counts every call to the API, by member when there is a session and by network address otherwise. */
@Injectable()
export class RateGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { member?: { id: string } }>();
    if (request.url.startsWith('/api/')) await this.limits.assertWithin(request, request.member?.id ?? networkOf(request.ip));
    return true;
  }
}

/** An IPv6 customer has a whole /64; counting single addresses would count nothing. */
export const networkOf = (ip: string): string => (ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip);
