import { describe, expect, it } from '@jest/globals';
import { availability, dayState, daysUntil, HISTORY_DAYS, measuredDays } from './days.policy.js';

const day = (name: string, minutes: Partial<{ seen: number; slow: number; down: number }> = {}) => ({
  day: name,
  seen: 1_440,
  slow: 0,
  down: 0,
  ...minutes,
});

describe('the history of a part', () => {
  it('has a bar for each of the last ninety days, also for those on which nobody looked', () => {
    const days = daysUntil('2026-03-01', [day('2026-02-28'), day('2025-11-01')]);
    expect(days).toHaveLength(HISTORY_DAYS);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2025-12-02', '2026-03-01']);
    expect(days.filter(({ seen }) => seen > 0)).toEqual([day('2026-02-28')]);
  });

  it.each([
    [{ seen: 0 }, 'unknown'],
    [{}, 'up'],
    [{ down: 2 }, 'up'],
    [{ slow: 2, down: 1 }, 'slow'],
    [{ slow: 400 }, 'slow'],
    [{ slow: 400, down: 3 }, 'down'],
  ])('calls a day with %j %s', (minutes, state) => expect(dayState(day('2026-03-01', minutes))).toBe(state));

  it('says how much of the time it worked, and never that it always did when it did not', () => {
    expect(availability([])).toBeUndefined();
    expect(availability([day('a'), day('b', { slow: 30 })])).toBe(1);
    expect(availability([day('a', { down: 720 }), day('b', { seen: 0 })])).toBe(0.5);
    expect(availability([day('a', { seen: 129_600, down: 1 })])).toBeLessThan(1);
  });

  it('knows on how many of the days somebody looked', () => {
    expect(measuredDays(daysUntil('2026-03-01', [day('2026-02-28'), day('2026-02-11', { seen: 1 }), day('2025-11-01')]))).toBe(2);
  });
});
