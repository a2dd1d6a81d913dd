import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { DEMO_NETWORK_FACTOR, WIDE_FACTOR, wideNetworkOf } from '#auth';
import { CONFIG, type Config } from '#config';
import { AppError } from '#contracts';
import { RedisClients } from '#database';
import { SiteService } from '#site';

type Rule = {
  readonly points: number;
  /** The setting of the member's site whose number counts instead. */
  readonly setting?: 'order_checks';
  readonly seconds: number;
  /** Asked by visitors, who are known by their network only. In a demo one machine plays them all. */
  readonly ofVisitors?: true;
  /** Only stops floods: counted in each process, so that it costs no round trip. */
  readonly alone?: true;
};

/** Calls that ask for the same as another share its limit. `HEAD` is its `GET` everywhere. */
const sameAs: Readonly<Record<string, string>> = {
  'POST /api/members/search': 'GET /api/members',
};

/** The name under which a call is counted. */
export function countedAs(method: string, route: string | undefined): string {
  const call = `${method === 'HEAD' ? 'GET' : method} ${route}`;
  return sameAs[call] ?? call;
}

/** Whoever asks for a code, by whatever route, guesses: with a price, in an order. */
export const codesRule = 'GET /api/discountcode';

/** Sockets that are asked for without a session. One that has ended asks once more, and then a person logs in. */
export const strangeSocketsRule = 'GET /api/socket';

/** Every page that is shown, a form that comes back with its faults too. */
export const pagesRule = 'GET /*';

/**
 * How often one caller may call a route. Counted in Redis for all processes together, but for rules that only stop floods.
 */
export const rateLimits: Readonly<Record<string, Rule>> = {
  'POST /api/user': { points: 30, seconds: 60, ofVisitors: true },
  'POST /api/signup': { points: 10, seconds: 600, ofVisitors: true },
  'POST /api/signup/check': { points: 20, seconds: 600, ofVisitors: true },
  'POST /api/activation/code': { points: 20, seconds: 600 },
  'POST /api/activation/resend': { points: 5, seconds: 600 },
  'POST /api/account/undo-mail': { points: 20, seconds: 3_600, ofVisitors: true },
  'POST /api/account/delete': { points: 10, seconds: 600 },
  'POST /api/account/pause': { points: 20, seconds: 600 },
  'POST /api/my-data/export': { points: 10, seconds: 600 },
  'POST /api/my-data/export/ticket': { points: 10, seconds: 600 },
  // Each page that a member loads says where its browser takes pushes.
  'POST /api/push-subscription': { points: 120, seconds: 600 },
  'GET /api/appeals/:token': { points: 60, seconds: 600, ofVisitors: true },
  'POST /api/appeals/:token': { points: 10, seconds: 600, ofVisitors: true },
  'POST /api/reset': { points: 20, seconds: 3_600, ofVisitors: true },
  'GET /api/geocode': { points: 30, seconds: 600, ofVisitors: true },
  'PUT /api/account/password': { points: 20, seconds: 600 },
  'PUT /api/account/email': { points: 20, seconds: 600 },
  'PUT /api/activation/email': { points: 20, seconds: 600 },
  'POST /api/photos': { points: 60, seconds: 600 },
  'POST /api/verification': { points: 30, seconds: 600 },
  'POST /api/verification/selfie': { points: 20, seconds: 600 },
  'POST /api/chats/:id/messages': { points: 1_500, seconds: 60, alone: true },
  'POST /api/chats/:id/gifts': { points: 60, seconds: 60, alone: true },
  // A client tells it every few seconds while somebody writes.
  'POST /api/chats/:id/typing': { points: 60, seconds: 60, alone: true },
  'POST /api/chats/:id/photos': { points: 60, seconds: 600 },
  // Codes are not to be guessed.
  [codesRule]: { points: 120, seconds: 600 },
  'POST /api/orders/:id/check': { points: 30, setting: 'order_checks', seconds: 60 },
  // One number, and some that were mistyped.
  'PUT /api/orders/:id/bank-account': { points: 30, seconds: 3_600, ofVisitors: true },
  'POST /api/direct-debit/requests': { points: 10, seconds: 600 },
  'POST /api/direct-debit/requests/:id/codes': { points: 10, seconds: 600 },
  'POST /api/direct-debit/requests/:id/verify': { points: 30, seconds: 600 },
  'POST /api/direct-debit/mandates/:id/revoke': { points: 20, seconds: 600 },
  'POST /api/orders/:id/cancel': { points: 10, seconds: 60 },
  // Each may be a question to a provider.
  'GET /api/gifs': { points: 90, seconds: 60 },
  // Enough for a bad evening, too few to bury the moderators.
  'POST /api/reports': { points: 20, seconds: 3_600 },
  // Its network and its address have limits of their own, so that nobody's mailbox is filled with receipts.
  'POST /api/complaints': { points: 30, seconds: 3_600, ofVisitors: true },
  // More hearts than a person gives: who likes everybody likes nobody.
  'POST /api/likes': { points: 150, seconds: 3_600 },
  'POST /api/swipes': { points: 600, seconds: 3_600 },
  'POST /api/swipes/undo': { points: 120, seconds: 3_600 },
  'GET /api/members': { points: 240, seconds: 60 },
  [strangeSocketsRule]: { points: 60, seconds: 60, ofVisitors: true, alone: true },
  [pagesRule]: { points: 600, seconds: 60, ofVisitors: true, alone: true },
  default: { points: 1_200, seconds: 60, ofVisitors: true, alone: true },
};

/** Counts calls in Redis; while Redis is away each process counts for itself, so that nothing is ever unlimited. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly redis: RedisClients,
    private readonly sites: SiteService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Throws `too_many_requests` with the time of the next try. `who` is a member's id or a network address. */
  async assertWithin(request: FastifyRequest, who: string): Promise<void> {
    const rule = countedAs(request.method, request.routeOptions.url);
    const setting = rateLimits[rule]?.setting;
    const settings = setting && request.member && (await this.sites.byId(request.member.siteId)).settings;
    await this.consume(rule, who, setting && settings?.[setting]);
  }

  /** The same for a rule of the table by its name, with another number of points where it is told. */
  async consume(rule: string, who: string, points?: number): Promise<void> {
    try {
      await this.limiterOf(rule, points).consume(who);
      // Networks of IPv6 cost nothing: whoever owns a /48 has 65,536 of them.
      const wide = wideNetworkOf(who);
      if (wide !== undefined) await this.limiterOf(rule, this.pointsOf(rule, points) * WIDE_FACTOR).consume(wide);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('too_many_requests', { retryAt: new Date(Date.now() + refusal.msBeforeNext) });
    }
  }

  /** Whether somebody has used up a rule by `consume`, at this moment; asking costs nothing. */
  async isUsedUp(rule: string, who: string): Promise<boolean> {
    const wide = wideNetworkOf(who);
    const uses = [
      [who, this.pointsOf(rule, undefined)] as const,
      ...(wide ? [[wide, this.pointsOf(rule, undefined) * WIDE_FACTOR] as const] : []),
    ];
    const found = await Promise.all(uses.map(([key, points]) => this.limiterOf(rule, key === who ? undefined : points).get(key)));
    return found.some((used, at) => (used?.consumedPoints ?? 0) >= (uses[at]?.[1] ?? 0));
  }

  /** Those of one rule count together, whatever their number of points. */
  private limiterOf(route: string, given: number | undefined): RateLimiterAbstract {
    const rule = rateLimits[route] ? route : 'default';
    const key = `${rule} ${given ?? ''}`;
    const known = this.limiters.get(key);
    if (known) return known;
    const limiter = this.newLimiter(rule, given);
    this.limiters.set(key, limiter);
    return limiter;
  }

  private pointsOf(rule: string, given: number | undefined): number {
    const { points = 0, ofVisitors } = rateLimits[rule] ?? rateLimits['default'] ?? {};
    return given ?? (this.config.isDemo && ofVisitors ? points * DEMO_NETWORK_FACTOR : points);
  }

  private newLimiter(name: string, given: number | undefined): RateLimiterAbstract {
    const { seconds: duration = 0, alone } = rateLimits[name] ?? {};
    const points = this.pointsOf(name, given);
    const keyPrefix = `{rate}:${name}`;
    const here = new RateLimiterMemory({ keyPrefix, points, duration });
    if (alone) return here;
    const storeClient = this.redis.named('producer');
    return new RateLimiterRedis({ storeClient, keyPrefix, points, duration, rejectIfRedisNotReady: true, insuranceLimiter: here });
  }
}
