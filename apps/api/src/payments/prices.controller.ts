import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { SessionMember } from '#auth';
import { pricesAnswer, pricesQuery, type PricesAnswer, type PricesQuery } from '#contracts';
import { PricesService } from '#payments';
import { GeoCountry } from '#site';
import { Me } from '../auth/me.decorator.js';
import { callerLocale } from '../http/caller.js';
import { codesRule, RateLimits } from '../http/rate-limits.js';

@Controller('api/prices')
export class PricesController {
  constructor(
    private readonly prices: PricesService,
    private readonly countries: GeoCountry,
    private readonly limits: RateLimits,
  ) {}

  /** What credits cost the member now. With a code that does not count, `code_refused` says why. */
  @Get()
  @ApiResponse({ status: 200, standardSchema: pricesAnswer })
  async find(
    @Me() me: SessionMember,
    @Query({ schema: pricesQuery }) query: PricesQuery,
    @Req() request: FastifyRequest,
  ): Promise<PricesAnswer> {
    if (query.code !== undefined) await this.limits.consume(codesRule, me.id);
    const asked = { language: callerLocale(request), networkCountry: this.countries.countryOf(request.ip) };
    return { prices: await this.prices.of(me.id, query, asked) };
  }
}
