import { describe, expect, it } from '@jest/globals';
import { minutesOf } from './minutes.js';

const now = Date.UTC(2026, 10, 25, 12, 0, 30);
const minute = 60_000;

describe('the finished jobs of a day, minute by minute', () => {
  it('begin with the minute that is not over yet', () => {
    const minutes = minutesOf({ meta: { count: 10, prevCount: 7, prevTS: now - 10_000 }, data: [4, 0, 3] }, now);
    expect(minutes).toHaveLength(1_440);
    expect(minutes.slice(0, 5)).toEqual([3, 4, 0, 3, 0]);
  });

  it('move on while nothing finishes', () => {
    const minutes = minutesOf({ meta: { count: 10, prevCount: 7, prevTS: now - 2 * minute }, data: [4] }, now);
    expect(minutes.slice(0, 5)).toEqual([0, 0, 3, 4, 0]);
  });

  it('forget what is older than a day', () => {
    const minutes = minutesOf({ meta: { count: 3, prevCount: 0, prevTS: now - 1_440 * minute }, data: [9] }, now);
    expect(minutes.every((count) => count === 0)).toBe(true);
  });

  it('are none where no job ever finished', () => {
    expect(minutesOf({ meta: { count: 0, prevCount: 0, prevTS: 0 }, data: [] }, now)).toEqual(Array.from({ length: 1_440 }, () => 0));
  });
});
