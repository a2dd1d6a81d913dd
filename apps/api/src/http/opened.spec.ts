import { describe, expect, it } from '@jest/globals';
import { isOpened } from './opened.js';

describe('a page or profile', () => {
  it.each([
    ['GET', {}, true],
    ['HEAD', {}, false],
    ['GET', { 'sec-purpose': 'prefetch' }, false],
    ['GET', { 'sec-purpose': 'prefetch;prerender' }, false],
    ['GET', { purpose: 'prefetch' }, false],
    ['GET', { 'x-moz': 'prefetch' }, false],
    ['GET', { 'sec-fetch-dest': 'empty' }, true],
  ])('that is asked for with %s and %o is opened: %s [#E15]', (method, headers, opened) => {
    expect(isOpened({ method, headers })).toBe(opened);
  });
});
