import { describe, expect, it } from '@jest/globals';
import { isRepeatOf } from './repeats.policy.js';

const keys = ['0192aaaa-0000-7000-8000-000000000001', '0192aaaa-0000-7000-8000-000000000002'] as const;

describe('a message under a client id that was used', () => {
  it.each([
    ['the same words', 1, 'Good morning', 'text', 'Good morning', true],
    ['other words', 1, 'Good morning', 'text', 'Good evening', false],
    ['the name of a gift, as words', 4, 'roses', 'text', 'roses', false],
    ['the same gift', 4, 'roses', 'gift', 'roses', true],
    ['another gift', 4, 'roses', 'gift', 'daisy', false],
    ['the same picture in another language', 3, 'house/coffee A cup', 'gif', 'house/coffee Een kop', true],
    ['the same picture, of which nobody knows the title any more', 3, 'house/coffee A cup', 'gif', 'house/coffee ', true],
    ['another picture', 3, 'house/coffee A cup', 'gif', 'house/tea A cup', false],
    ['the same photo at another try', 2, `${keys[0]} 600x400 Saar`, 'photo', `${keys[1]} 0x0 Saar`, true],
    ['a photo with other words', 2, `${keys[0]} 600x400 Saar`, 'photo', `${keys[1]} 600x400 Bert`, false],
    ['a photo that was words', 1, 'Saar', 'photo', `${keys[1]} 600x400 Saar`, false],
  ] as const)('is a repeat or is not: %s', (_name, kind, body, again, said, isRepeat) => {
    expect(isRepeatOf({ kind, body }, again, said)).toBe(isRepeat);
  });
});
