import { describe, expect, it } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import { gzipAround } from './gzip-around.js';

const bytes = (...texts: string[]) => texts.map((text) => Buffer.from(text));
const nonce = 'q1w2e3r4t5z6u7i8o9p0asdf';

describe('text that is compressed around a gap', () => {
  it.each([
    ['one piece', bytes('<p>Hello</p>')],
    ['several', bytes('<style nonce="', '">a{}</style><style nonce="', '">b{}</style>', '')],
    ['letters of any language', bytes('łódź ', ' Malmö ❤')],
    ['more than a window', bytes('<b nonce="', `">${'the same again, and '.repeat(4_000)}<b nonce="`, '">end<b nonce="')],
  ])('is read by everybody as it was, with what each answer puts in: %s', (_what, parts) => {
    const filled = gzipAround(parts, nonce.length);
    for (const one of [nonce, nonce.toUpperCase()]) {
      const text = parts.map(String).join(one);
      expect(gunzipSync(filled(Buffer.from(one))).toString()).toBe(text);
    }
  });

  it('is small: a piece knows what stood before it', () => {
    const parts = bytes(...Array.from({ length: 8 }, () => `<style>${'.m-1x9{color:var(--ink);margin:0}'.repeat(20)}</style>`));
    expect(gzipAround(parts, nonce.length)(Buffer.from(nonce)).byteLength).toBeLessThan(600);
  });

  it('takes nothing that does not fit', () => {
    expect(() => gzipAround(bytes('a', 'b'), 4)(Buffer.from('abc'))).toThrow('does not fit');
  });
});
