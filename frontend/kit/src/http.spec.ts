import { describe, expect, it } from '@jest/globals';
import { ApiError } from './errors';
import { mayRetry, pauseBefore } from './http';

const failed = (status: number, retryAt: Date | null = null) => new ApiError('some', status, '', {}, retryAt);

describe('a failed call', () => {
  it('is tried again when it may be repeated and the failure is not the caller’s', () => {
    expect(mayRetry('GET', failed(503), {})).toBe(true);
    expect(mayRetry('PUT', failed(0), {})).toBe(true);
    expect(mayRetry('DELETE', failed(500), {})).toBe(true);
    expect(mayRetry('POST', failed(503), { idempotencyKey: 'key' })).toBe(true);
    expect(mayRetry('POST', failed(0), { repeatable: true })).toBe(true);
  });

  it('is never tried again as a plain POST, nor after a refusal', () => {
    expect(mayRetry('POST', failed(503), {})).toBe(false);
    for (const status of [400, 401, 402, 403, 404, 409, 410, 422]) expect(mayRetry('GET', failed(status), {})).toBe(false);
  });

  it('is tried again after 408 and 429, unless the server named the moment', () => {
    expect(mayRetry('GET', failed(408), {})).toBe(true);
    expect(mayRetry('GET', failed(429), {})).toBe(true);
    expect(mayRetry('GET', failed(429, new Date()), {})).toBe(false);
  });

  it('waits twice as long each time', () => {
    expect([0, 1, 2, 3, 4].map((attempt) => pauseBefore(attempt, 0.5))).toEqual([400, 800, 1600, 3200, 6400]);
  });
});
