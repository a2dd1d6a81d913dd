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

  it('is once a day where the clock changes by half an hour, forth and back', () => {
    const daily = { cron: '0 10 * * *', zone: 'Australia/Lord_Howe' };
    for (const [from, before, after] of [
      ['2026-04-02T00:00:00Z', '23:00', '23:30'],
      ['2026-10-01T00:00:00Z', '23:30', '23:00'],
    ] as const) {
      const asked = Array.from({ length: 5 * 96 }, (_, quarter) => at(from).getTime() + quarter * 900_000);
      const moments = asked.map((moment) => [moment, momentAfter(daily, new Date(moment)).getTime()] as const);
      expect(moments.every(([moment, next]) => next > moment && next - moment <= 24.5 * 3_600_000)).toBe(true);
      const times = new Set(moments.map(([, next]) => new Date(next).toISOString().slice(11, 16)));
      expect([...times]).toEqual([before, after]);
    }
    // Before the clock goes back in the night.
    expect(momentAfter({ cron: '0 1 * * *', zone: 'Australia/Lord_Howe' }, at('2026-04-04T00:00:00Z'))).toEqual(at('2026-04-04T14:00:00Z'));
    // Twice in that night on the clock, and once for the job.
    const night = { cron: '45 1 * * *', zone: 'Australia/Lord_Howe' };
    const first = momentAfter(night, at('2026-04-04T12:00:00Z'));
    expect(first.toISOString()).toMatch(/^2026-04-04T1[45]:[14]5/);
    expect(momentAfter(night, first).getTime() - first.getTime()).toBeGreaterThan(20 * 3_600_000);
  });

  it('is one for all that were missed, also when the clock jumps', () => {
    const everyTen = { cron: '*/10 * * * *', zone: 'UTC' };
    expect(nextRun(everyTen, at('2026-11-20T10:00:00Z'), at('2026-11-23T15:04:00Z'))).toEqual(at('2026-11-23T15:10:00Z'));
    expect(nextRun(everyTen, at('2026-11-20T10:00:00Z'), at('2026-11-20T10:10:00Z'))).toEqual(at('2026-11-20T10:20:00Z'));
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
    expect(nextTry([300], 0, soon, now)).toEqual({ kind: 'failed', at: soon });
    expect(nextTry([299], 0, soon, now)).toEqual({ kind: 'retry', at: at('2026-11-20T10:04:59Z') });
  });
});
