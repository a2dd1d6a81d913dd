import { describe, expect, it } from '@jest/globals';
import { ShortMemory } from './short-memory.js';

describe('the short memory', () => {
  it('asks once in its time, and again after it', () => {
    const memory = new ShortMemory<number>(1_000, 10);
    let asked = 0;
    const ask = (now: number) => memory.of('a', () => (asked += 1), now);
    expect([ask(0), ask(999), ask(1_000), ask(1_500)]).toEqual([1, 1, 2, 2]);
  });

  it('remembers that nothing was found', () => {
    const memory = new ShortMemory<string | null>(1_000, 10);
    let asked = 0;
    for (let i = 0; i < 3; i += 1)
      memory.of(
        'a',
        () => {
          asked += 1;
          return null;
        },
        i,
      );
    expect(asked).toBe(1);
  });

  it('forgets the oldest when it is full', () => {
    const memory = new ShortMemory<string>(1_000, 2);
    for (const key of ['a', 'b', 'c']) memory.of(key, () => key, 0);
    expect(memory.of('a', () => 'asked again', 1)).toBe('asked again');
    expect(memory.of('c', () => 'asked again', 1)).toBe('c');
  });
});
