import { describe, expect, it } from '@jest/globals';
import { countedAs, rateLimits } from './rate-limits.js';

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
