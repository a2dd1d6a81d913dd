import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '#config';
import type { MemberId } from '#contracts';
import type { GeoCountry } from '#site';
import { testEnvironment } from '#testing';
import { OrderCallers } from './order-callers.js';

/** Nobody connects. */
const services = { DATABASE_URL: 'postgres://app@127.0.0.1/shop', REDIS_URL: 'redis://127.0.0.1' };

describe('who orders', () => {
  const config = { ...loadConfig({ ...testEnvironment(), ...services }), isDemo: false, allowedOrigins: ['https://second.example'] };
  const callers = new OrderCallers({ countryOf: (ip: string) => (ip === '192.0.2.1' ? 'NL' : null) } as unknown as GeoCountry, config);
  const me = { id: '01930000-0000-7000-8000-000000000001' as MemberId };
  const of = (origin: string | undefined, ip = '192.0.2.1') => callers.of(me, { ip, headers: { origin } });

  it('comes back to the host they left from', () => {
    expect(of('https://second.example').origin).toBe('https://second.example');
  });

  it('comes back to the first address of the house from anywhere else', () => {
    const [first] = config.publicUrls;
    expect([of('https://elsewhere.example').origin, of(undefined).origin]).toEqual([first, first]);
  });

  it('has the country of their address as evidence, or none', () => {
    expect([of(undefined).networkCountry, of(undefined, '198.51.100.1').networkCountry]).toEqual(['NL', null]);
  });
});
