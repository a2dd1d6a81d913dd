import { describe, expect, it } from '@jest/globals';
import { firstDayOf, pieceFrom } from './refresh.policy.js';

const today = '2026-11-28';

describe('a refresh of the figures', () => {
  it('counts everything the first time, and today alone where nothing has happened yet', () => {
    expect(firstDayOf({ lastDay: null, firstDay: '2024-01-05', today })).toBe('2024-01-05');
    expect(firstDayOf({ lastDay: null, firstDay: null, today })).toBe(today);
  });

  it('counts the days whose numbers can still change, from the last refresh on, however long ago that is', () => {
    expect(firstDayOf({ lastDay: today, firstDay: '2024-01-05', today })).toBe('2026-11-20');
    expect(firstDayOf({ lastDay: '2026-10-10', firstDay: '2024-01-05', today })).toBe('2026-10-02');
  });

  it('goes through long times in pieces, the last of which ends today', () => {
    expect(pieceFrom('2026-11-20', today)).toEqual({ from: '2026-11-20', to: today, next: null });
    expect(pieceFrom('2026-09-01', today)).toEqual({ from: '2026-09-01', to: '2026-10-01', next: '2026-10-02' });
    let [from, pieces]: [string | null, number] = ['2024-01-05', 0];
    for (; from !== null && pieces < 100; pieces += 1) ({ next: from } = pieceFrom(from, today));
    expect([from, pieces]).toEqual([null, 35]);
  });
});
