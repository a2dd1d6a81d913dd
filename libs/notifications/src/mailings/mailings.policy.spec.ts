import { describe, expect, it } from '@jest/globals';
import { dueDay, dueFriday, lastHour } from './mailings.policy.js';

const at = (moment: string, zone = 'Europe/Amsterdam') => dueFriday(zone, new Date(moment));

describe('the mail of new members', () => {
  it('is due on Friday from ten in the morning, by the clock of the reader, for a day [#97]', () => {
    expect([at('2026-11-27T08:59:59Z'), at('2026-11-27T09:00:00Z'), at('2026-11-28T08:59:00Z'), at('2026-11-28T09:00:01Z')]).toEqual([
      undefined,
      '2026-11-27',
      '2026-11-27',
      undefined,
    ]);
    expect(at('2026-11-27T09:30:00Z', 'Europe/London')).toBeUndefined();
    expect(at('2026-11-27T09:30:00Z', 'Europe/Helsinki')).toBe('2026-11-27');
  });

  it('is due by the day from ten in the morning until the evening, by the clock of the reader [#E22]', () => {
    const day = (moment: string, zone = 'Europe/Amsterdam') => dueDay(zone, new Date(moment));
    expect([day('2026-11-26T08:59:59Z'), day('2026-11-26T09:00:00Z'), day('2026-11-26T20:59:00Z'), day('2026-11-26T21:00:01Z')]).toEqual([
      undefined,
      '2026-11-26',
      '2026-11-26',
      undefined,
    ]);
    expect(day('2026-11-26T09:30:00Z', 'Europe/London')).toBeUndefined();
  });

  it('is, for who wants to hear at once, about the hour that ended last [#E22]', () => {
    expect([lastHour(new Date('2026-11-27T09:59:59Z')), lastHour(new Date('2026-11-27T10:00:00Z'))]).toEqual([
      '2026-11-27T08',
      '2026-11-27T09',
    ]);
    expect(lastHour(new Date('2026-12-01T00:20:00Z'))).toBe('2026-11-30T23');
  });

  it('is due once in each week when the clock changes in it, forth and back [J6]', () => {
    const hours = (from: string, days: number) =>
      Array.from({ length: days * 24 * 12 }, (_, at) => new Date(Date.parse(from) + at * 300_000).toISOString());
    // 25 October 2026: back to winter time. 28 March 2027: forth.
    for (const [from, fridays] of [
      ['2026-10-20T00:00:00Z', ['2026-10-23', '2026-10-30']],
      ['2027-03-23T00:00:00Z', ['2027-03-26', '2027-04-02']],
    ] as const) {
      const due = hours(from, 14).map((moment) => at(moment));
      expect([...new Set(due.filter(Boolean))]).toEqual(fridays);
      // Each of them without a gap.
      expect(due.filter((one, index) => one !== undefined && one !== due[index - 1])).toEqual(fridays);
    }
  });
});
