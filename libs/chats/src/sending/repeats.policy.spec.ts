import { describe, expect, it } from '@jest/globals';
import { isRepeatOf, type Sent } from './repeats.policy.js';

const said = (body: string): Sent => ({ body, details: null });
const gif = (id: string, body: string): Sent => ({ body, details: { provider: 'house', id } });
const photo = (last: 1 | 2, width: number, body: string): Sent => ({
  body,
  details: { key: `0192aaaa-0000-7000-8000-00000000000${last}`, width, height: 400 },
});

describe('a message under a client id that was used', () => {
  it.each([
    ['the same words', 1, said('Good morning'), 'text', said('Good morning'), true],
    ['other words', 1, said('Good morning'), 'text', said('Good evening'), false],
    ['the name of a gift, as words', 4, said('roses'), 'text', said('roses'), false],
    ['the same gift', 4, said('roses'), 'gift', said('roses'), true],
    ['another gift', 4, said('roses'), 'gift', said('daisy'), false],
    ['the same picture in another language', 3, gif('coffee', 'A cup'), 'gif', gif('coffee', 'Een kop'), true],
    ['the same picture, of which nobody knows the title any more', 3, gif('coffee', 'A cup'), 'gif', gif('coffee', ''), true],
    ['another picture', 3, gif('coffee', 'A cup'), 'gif', gif('tea', 'A cup'), false],
    ['the same photo at another try', 2, photo(1, 600, 'Saar'), 'photo', photo(2, 0, 'Saar'), true],
    ['a photo with other words', 2, photo(1, 600, 'Saar'), 'photo', photo(2, 600, 'Bert'), false],
    ['a photo that was words', 1, said('Saar'), 'photo', photo(2, 600, 'Saar'), false],
  ] as const)('is a repeat or is not: %s', (_name, kind, row, again, sent, isRepeat) => {
    expect(isRepeatOf({ kind, ...row }, again, sent)).toBe(isRepeat);
  });
});
