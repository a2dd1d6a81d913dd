import { describe, expect, it } from '@jest/globals';
import type { Config } from '#config';
import type { RedisClients } from '#database';
import type { SiteService } from '#site';
import { countedAs, RateLimits, rateLimits, strangeSocketsRule } from './rate-limits.js';

const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('sockets without a session', () => {
  // Counted in each process: nothing of Redis or of a site is asked.
  const limits = () => new RateLimits({} as RedisClients, {} as SiteService, { isDemo: false } as Config);
  const points = rateLimits[strangeSocketsRule]?.points ?? 0;

  it('are counted by network: the next one after the last of a minute is one too many, and asking costs nothing', async () => {
    const counted = limits();
    for (const turn of oneTo(points)) {
      expect([turn, await counted.isUsedUp(strangeSocketsRule, '203.0.113.7')]).toEqual([turn, false]);
      await counted.consume(strangeSocketsRule, '203.0.113.7');
    }
    expect(await counted.isUsedUp(strangeSocketsRule, '203.0.113.7')).toBe(true);
    expect(await counted.isUsedUp(strangeSocketsRule, '203.0.113.8')).toBe(false);
  });

  it('of IPv6 are counted by /48 too', async () => {
    const counted = limits();
    for (const turn of oneTo(20 * points)) await counted.consume(strangeSocketsRule, `2001:db8:7:${turn.toString(16)}`);
    expect(await counted.isUsedUp(strangeSocketsRule, '2001:db8:7:ffff')).toBe(true);
    await expect(counted.consume(strangeSocketsRule, '2001:db8:7:ffff')).rejects.toThrow('too_many_requests');
    expect(await counted.isUsedUp(strangeSocketsRule, '2001:db8:8:1')).toBe(false);
  });
});

describe('the limit of a call', () => {
  it('is that of its GET for HEAD, and that of the search for the search with hidden wishes', () => {
    expect(countedAs('HEAD', '/api/gifs')).toBe('GET /api/gifs');
    expect(countedAs('GET', '/api/members')).toBe('GET /api/members');
    expect(countedAs('HEAD', '/api/members')).toBe('GET /api/members');
    expect(countedAs('POST', '/api/members/search')).toBe('GET /api/members');
    expect(countedAs('POST', '/api/likes')).toBe('POST /api/likes');
  });

  it('stands in the table under a name that a call can have', () => {
    for (const name of Object.keys(rateLimits)) {
      if (name === 'default') continue;
      const [method = '', route] = name.split(' ');
      expect(countedAs(method, route)).toBe(name);
    }
  });
});
