import { describe, expect, it } from '@jest/globals';
import { readRedisAddress } from './redis-address.js';

describe('the address of a Redis', () => {
  it.each(['redis://localhost:6379', 'rediss://user:secret@redis.example:6380/2'])('may be that of the server itself: %s', (url) => {
    expect(readRedisAddress(url)).toEqual({ url });
  });

  it('may be those of the Sentinels that know the server, each with its port or the usual one', () => {
    expect(readRedisAddress('redis+sentinel://one.example:26380,two.example,[::1]:26381/jobs')).toEqual({
      sentinels: [
        { host: 'one.example', port: 26_380 },
        { host: 'two.example', port: 26_379 },
        { host: '::1', port: 26_381 },
      ],
      name: 'jobs',
      username: undefined,
      password: undefined,
      tls: false,
    });
  });

  it('may have a password, written as in any address, and TLS [ASVS 12.3.1]', () => {
    expect(readRedisAddress('rediss+sentinel://:a%40b@one.example/live')).toMatchObject({
      username: undefined,
      password: 'a@b',
      tls: true,
    });
    expect(readRedisAddress('rediss+sentinel://app:x@one.example/live')).toMatchObject({ username: 'app', password: 'x' });
  });

  it.each([
    ['of another kind', 'http://localhost'],
    ['without a name behind Sentinels', 'redis+sentinel://one.example:26379'],
    ['with a port that is none', 'redis+sentinel://one.example:99999/jobs'],
    ['with a host that is none', 'redis+sentinel://one.example,,two/jobs'],
    ['that is none', 'redis'],
  ])('is none %s', (_, text) => {
    expect(readRedisAddress(text)).toBeUndefined();
  });
});
