import { describe, expect, it } from '@jest/globals';
import { isUnderWay, firstDayOf, pieceFrom, refreshStateOf } from './refresh.policy.js';

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

describe('the job that counts the figures', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000);
  const planned = { nextRunAt: minutes(30), isAtWork: false, failingSince: null, tries: 0 };

  it.each([
    ['waits for its hour', planned, 'waiting'],
    ['is due, and nobody counts yet', { ...planned, nextRunAt: now }, 'due'],
    ['is at work, however long that takes', { ...planned, nextRunAt: minutes(-90), isAtWork: true }, 'running'],
    ['is late when no worker takes it', { ...planned, nextRunAt: minutes(-6) }, 'late'],
    ['is late when no worker tries it again', { ...planned, nextRunAt: minutes(-6), failingSince: minutes(-9), tries: 1 }, 'late'],
    ['has failed, and is tried again soon', { ...planned, nextRunAt: minutes(1), failingSince: minutes(-1), tries: 1 }, 'failed'],
    ['has failed until its hour', { ...planned, failingSince: minutes(-30) }, 'failed'],
  ] as const)('%s', (_, job, state) => {
    expect(refreshStateOf(job, now)).toBe(state);
  });

  it('is asked for in vain only while it comes anyhow', () => {
    expect((['waiting', 'due', 'running', 'late', 'failed'] as const).filter(isUnderWay)).toEqual(['due', 'running']);
  });
});
