import { describe, expect, it } from '@jest/globals';
import { momentAfter, nextRun, nextTry } from './next-run.policy.js';

const at = (moment: string): Date => new Date(moment);
const amsterdam = (cron: string) => ({ cron, zone: 'Europe/Amsterdam' });

/** Every moment of the pattern, each run ending so many minutes after its planned moment. */
function runsBetween(cron: string, from: string, to: string, lastingMinutes = 0): string[] {
  const runs: string[] = [];
  for (let planned = momentAfter(amsterdam(cron), at(from)); planned < at(to);) {
    runs.push(planned.toISOString());
    planned = nextRun(amsterdam(cron), planned, new Date(planned.getTime() + lastingMinutes * 60_000));
  }
  return runs;
}

describe('the next run of a recurring job', () => {
  it.each([
    ['over an hour that comes twice', '2026-10-24T12:00:00Z', '2026-10-26T00:00:00Z', '2026-10-25T00:30:00.000Z'],
    ['over an hour that is skipped', '2026-03-28T12:00:00Z', '2026-03-30T00:00:00Z', '2026-03-29T01:30:00.000Z'],
  ])('is exactly one a week %s, however long it takes', (_, from, to, run) => {
    for (const minutes of [0, 40, 65, 300]) expect([minutes, runsBetween('30 2 * * 0', from, to, minutes)]).toEqual([minutes, [run]]);
    for (const minutes of [0, 40, 65, 300]) expect([minutes, runsBetween('30 2 * * *', from, to, minutes)]).toEqual([minutes, [run]]);
  });

  it('is at the same hour of its zone in winter and in summer', () => {
    expect(momentAfter(amsterdam('0 9 * * 1'), at('2026-01-05T09:00:00Z'))).toEqual(at('2026-01-12T08:00:00Z'));
    expect(momentAfter(amsterdam('0 9 * * 1'), at('2026-07-06T09:00:00Z'))).toEqual(at('2026-07-13T07:00:00Z'));
  });

  it('is one for all that were missed, also when the clock jumps', () => {
    const everyTen = { cron: '*/10 * * * *', zone: 'UTC' };
    expect(nextRun(everyTen, at('2026-11-20T10:00:00Z'), at('2026-11-23T15:04:00Z'))).toEqual(at('2026-11-23T15:10:00Z'));
    expect(nextRun(everyTen, at('2026-11-20T10:00:00Z'), at('2026-11-20T09:00:00Z'))).toEqual(at('2026-11-20T10:10:00Z'));
  });
});

describe('a failed try', () => {
  const now = at('2026-11-20T10:00:00Z');
  const tomorrow = at('2026-11-21T10:00:00Z');

  it('is followed by another after its pause, until the pauses are used up', () => {
    expect(nextTry([5, 30], 0, tomorrow, now)).toEqual({ kind: 'retry', at: at('2026-11-20T10:00:05Z') });
    expect(nextTry([5, 30], 1, tomorrow, now)).toEqual({ kind: 'retry', at: at('2026-11-20T10:00:30Z') });
    expect(nextTry([5, 30], 2, tomorrow, now)).toEqual({ kind: 'failed', at: tomorrow });
  });

  it('never puts off the next regular run', () => {
    const soon = at('2026-11-20T10:05:00Z');
    expect(nextTry([600], 0, soon, now)).toEqual({ kind: 'failed', at: soon });
  });
});
