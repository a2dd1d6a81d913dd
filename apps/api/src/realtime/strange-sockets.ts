import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { subscriberOf } from '#auth';
import { CONFIG, type Config } from '#config';
import { callerAddress } from '../http/caller-address.js';
import { RateLimits, strangeSocketsRule } from '../http/rate-limits.js';

/** Sockets that are asked for without a session: so many from one network, and then it gets no connection. */
@Injectable()
export class StrangeSockets {
  constructor(
    private readonly rates: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  isUsedUp(request: IncomingMessage): Promise<boolean> {
    return this.rates.isUsedUp(strangeSocketsRule, this.callerOf(request));
  }

  /** Counted, whatever comes of it: the next ones are asked about it. */
  count(request: IncomingMessage): void {
    void this.rates.consume(strangeSocketsRule, this.callerOf(request)).catch(() => undefined);
  }

  private callerOf(request: IncomingMessage): string {
    return subscriberOf(callerAddress(request, this.config.trustProxy));
  }
}
