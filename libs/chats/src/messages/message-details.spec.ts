import { describe, expect, it } from '@jest/globals';
import { toGif, toPhoto } from './message-details.js';

const key = '5f0c9c0e-9a53-4d8c-9d42-0f6f2f0c9c0e';

describe('what the message table keeps of a picture', () => {
  it.each(['Saar on the beach', '', 'two\nlines and 12x34', '👵🏽 <b>'])('is shown with the words beside it: "%s"', (words) => {
    expect(toPhoto(words, { key, width: 1600, height: 1200 })).toEqual({ key, width: 1600, height: 1200, alt: words });
    expect(toGif(words, { provider: 'house', id: 'coffee' })).toEqual({ provider: 'house', id: 'coffee', title: words });
  });

  it('is nothing once it was erased, and nothing that names another place', () => {
    expect([toPhoto('', null), toGif('', null)]).toEqual([undefined, undefined]);
    expect(toPhoto('', { key: 'nothing', width: 1, height: 1 })).toBeUndefined();
    for (const ref of [
      { provider: 'tenor', id: '../x' },
      { provider: 'https://evil.example', id: 'x' },
    ])
      expect(toGif('', ref)).toBeUndefined();
  });
});
