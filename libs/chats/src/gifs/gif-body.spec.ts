import { describe, expect, it } from '@jest/globals';
import { oneLine } from '../one-line.js';
import { bodyOfGif, gifOfBody } from './gif-body.js';

describe('a moving picture in the message table', () => {
  it('comes out as it went in, whatever its title', () => {
    const gif = { provider: 'giphy', id: 'xT4uQ-ul_z', title: '<img src=x onerror=alert(1)> / and\nmore' } as const;
    expect(gifOfBody(bodyOfGif(gif))).toEqual(gif);
    expect(gifOfBody(bodyOfGif({ ...gif, title: '' }))).toEqual({ ...gif, title: '' });
  });

  it('is nothing when its sender was erased, or when it names nobody we know', () => {
    for (const body of ['', 'tenor/1 Cat', 'house/../x Cat', 'https://evil.example/x.gif']) expect(gifOfBody(body)).toBeUndefined();
  });

  it('has a title of one line, without signs that turn or hide text', () => {
    expect(oneLine('  A\u202Ecat\u0000\n\u200Bdances ')).toBe('A cat dances');
    expect([...oneLine('👵'.repeat(300))]).toHaveLength(200);
  });
});
