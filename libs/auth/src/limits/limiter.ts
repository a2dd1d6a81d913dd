import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '#config';
import { AppError, type ErrorCode } from '#contracts';
import { RedisClients } from '#database';
import { authLimits, type AuthLimitName } from './auth-limits.js';
import { foldedEmail } from './folded-email.js';
import type { LimitRule } from './limit-rule.js';
import { networkOf, WIDE_FACTOR, wideNetworkOf } from './network.js';
import { keyedHash } from '../secrets.js';

/** One machine tries a demo out for many people; nobody else can reach it. */
export const DEMO_NETWORK_FACTOR = 200;

const countedFor: Readonly<Record<LimitRule['per'], (subject: string) => string>> = {
  network: networkOf,
  address: foldedEmail,
  member: (id) => id,
};

/** Counts tries in Redis for all processes; while Redis is away each process counts by itself, so that nothing is ever free. */
@Injectable()
export class Limiter {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(
    private readonly redis: RedisClients,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Counts one point. `subject` is an IP address, an e-mail address or a member's id, as the rule says. */
  async consume(name: AuthLimitName, subject: string, refusal: ErrorCode = 'too_many_requests'): Promise<void> {
    const rule: LimitRule = authLimits[name];
    const who = countedFor[rule.per](subject);
    const wide = rule.per === 'network' ? wideNetworkOf(who) : undefined;
    const waitMs =
      (await this.countPoint(name, rule, who)) ??
      (wide === undefined ? undefined : await this.countPoint(`${name}-wide`, { ...rule, points: rule.points * WIDE_FACTOR }, wide));
    if (waitMs !== undefined) throw new AppError(refusal, { retryAt: new Date(Date.now() + waitMs) });
  }

  /** What a point was counted for was not done. */
  async reward(name: AuthLimitName, subject: string): Promise<void> {
    const rule: LimitRule = authLimits[name];
    const who = countedFor[rule.per](subject);
    const wide = rule.per === 'network' ? wideNetworkOf(who) : undefined;
    await this.limiterOf(name, rule).reward(this.keyOf(who));
    if (wide !== undefined) await this.limiterOf(`${name}-wide`, { ...rule, points: rule.points * WIDE_FACTOR }).reward(this.keyOf(wide));
  }

  /** Counts one mail to the address; false when it has had all of its kind for now. */
  async consumeMail(kind: string, rule: LimitRule, address: string): Promise<boolean> {
    return (await this.countPoint(`mail-${kind}`, rule, countedFor.address(address))) === undefined;
  }

  /** Counts a point and answers undefined when one was free; else how long none is. */
  private async countPoint(name: string, rule: LimitRule, who: string): Promise<number | undefined> {
    try {
      await this.limiterOf(name, rule).consume(this.keyOf(who));
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return error.msBeforeNext;
    }
  }

  /** Keyed, because an address in Redis would be personal data. */
  private keyOf(who: string): string {
    return keyedHash(this.config.appSecret, 'limit', who).toString('base64url');
  }

  private limiterOf(name: string, { points, seconds, per }: LimitRule): RateLimiterRedis {
    let limiter = this.limiters.get(name);
    if (!limiter) {
      const options = {
        keyPrefix: `limit:${name}`,
        points: this.config.isDemo && per === 'network' ? points * DEMO_NETWORK_FACTOR : points,
        duration: seconds,
      };
      limiter = new RateLimiterRedis({
        ...options,
        storeClient: this.redis.named('producer'),
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(options),
      });
      this.limiters.set(name, limiter);
    }
    return limiter;
  }
}
