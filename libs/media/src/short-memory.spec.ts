import { describe, expect, it } from '@jest/globals';
import { ShortMemory } from './short-memory.js';

describe('the short memory', () => {
  it('forgets after its time, also what is asked for all the while', () => {
    let now = 0;
    const memory = new ShortMemory<string>(30_000, 10, () => now);
    memory.set('a', 'fact');
    for (now = 0; now < 30_000; now += 1_000) expect(memory.get('a')).toBe('fact');
    expect(memory.get('a')).toBeUndefined();
  });

  it('never grows over its capacity: the oldest facts go', () => {
    const memory = new ShortMemory<number>(1_000, 3, () => 0);
    for (let index = 0; index < 10; index++) memory.set(`key ${index}`, index);
    expect(Array.from({ length: 10 }, (_, index) => memory.get(`key ${index}`)).filter((value) => value !== undefined)).toEqual([7, 8, 9]);
  });
});
