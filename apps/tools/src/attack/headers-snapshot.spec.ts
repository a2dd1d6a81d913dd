import { describe, expect, it } from '@jest/globals';
import { differencesOf, groupOf, headersIn } from './headers-snapshot.js';

const usual = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const group = groupOf(
  new Map([
    ['GET /a', usual],
    ['GET /b', usual],
    ['GET /c', { ...usual, 'cache-control': 'public' }],
  ]),
);

describe('the headers of all routes', () => {
  it('are kept without what is another one each time', () => {
    const headers = {
      date: 'now',
      'x-request-id': '01930000-0000-7000-8000-00000000dead',
      'content-security-policy': `script-src 'nonce-a+b/c='; connect-src ws://localhost:4300`,
      'set-cookie': ['auth.session=secret; Path=/; HttpOnly', 'locale=nl; Path=/'],
    };
    expect(headersIn({ headers })).toEqual({
      'content-security-policy': `script-src 'nonce-…'; connect-src ws://localhost:{port}`,
      'set-cookie': 'auth.session=…; Path=/; HttpOnly | locale=…; Path=/',
      'x-request-id': '{id}',
    });
  });

  it('are told once where routes are alike, and by name where one is not', () => {
    expect(group).toEqual({ usual, others: { 'GET /c': { 'cache-control': 'public' } } });
  });

  it('are the same with a new route that is like the others, and not with one that lacks something', () => {
    const grown = (headers: Record<string, string>) =>
      groupOf(
        new Map([
          ['GET /a', usual],
          ['GET /b', usual],
          ['GET /c', { ...usual, 'cache-control': 'public' }],
          ['GET /d', headers],
        ]),
      );
    expect(differencesOf({ calls: group }, { calls: grown(usual) })).toEqual([]);
    expect(differencesOf({ calls: group }, { calls: grown({ 'cache-control': 'no-store' }) })).toEqual([
      'calls, GET /d: x-content-type-options is missing; it was as usual',
    ]);
  });

  it('are told when they change for all', () => {
    const changed = groupOf(
      new Map([
        ['GET /a', { ...usual, server: 'x/1.0' }],
        ['GET /b', { ...usual, server: 'x/1.0' }],
      ]),
    );
    expect(differencesOf({ calls: group }, { calls: changed })).toEqual([
      'calls, GET /c: cache-control was public and is as usual',
      'calls: server is x/1.0; it was as usual',
    ]);
  });
});
