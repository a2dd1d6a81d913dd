import { describe, expect, it } from '@jest/globals';
import { allowanceOf, assertLikeLeft } from './swipes.policy.js';

const at = (...hours: number[]) => hours.map((hour) => new Date(Date.UTC(2026, 0, 10, hour)));

describe('the likes of the swipe game', () => {
  it('are so many in a rolling day, and then a time is named [#121] [#160]', () => {
    expect(allowanceOf([], 4)).toEqual({ likes_left: 4, retry_at: null });
    expect(allowanceOf(at(8, 9, 10), 4)).toEqual({ likes_left: 1, retry_at: null });
    expect(allowanceOf(at(8, 9, 10, 11), 4)).toEqual({ likes_left: 0, retry_at: '2026-01-11T08:00:00.000Z' });
  });

  it('come back one by one when the owner lowered the limit', () => {
    expect(allowanceOf(at(8, 9, 10, 11), 2)).toEqual({ likes_left: 0, retry_at: '2026-01-11T10:00:00.000Z' });
    expect(allowanceOf([], 0)).toEqual({ likes_left: 0, retry_at: null });
  });

  it('are refused with that time', () => {
    expect(() => assertLikeLeft({ likes_left: 1, retry_at: null })).not.toThrow();
    expect(() => assertLikeLeft(allowanceOf(at(8, 9, 10, 11), 4))).toThrow(
      expect.objectContaining({ code: 'swipe_limit', details: { retryAt: new Date('2026-01-11T08:00:00Z') } }),
    );
  });
});
