import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SessionMember } from '#auth';
import { CONFIG, type Config } from '#config';
import type { OrderCaller } from '#payments';
import { GeoCountry } from '#site';
import { isOwnAddress } from '../http/origin.js';

/** What an order needs to know of the request by which it was made. */
@Injectable()
export class OrderCallers {
  constructor(
    private readonly countries: GeoCountry,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  of({ id: memberId }: Pick<SessionMember, 'id'>, request: Pick<FastifyRequest, 'ip' | 'headers'>): OrderCaller {
    return { memberId, networkCountry: this.countries.countryOf(request.ip), origin: this.originOf(request) };
  }

  /** The member comes back to the host they left from, where they are signed in. */
  private originOf({ headers: { origin } }: Pick<FastifyRequest, 'headers'>): string {
    return origin && isOwnAddress(origin, this.config) ? origin : this.config.publicUrls[0];
  }
}
