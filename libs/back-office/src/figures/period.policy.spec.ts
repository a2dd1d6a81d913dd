import { describe, expect, it } from '@jest/globals';
import { periodOf } from './period.policy.js';

const today = '2026-11-28';

describe('the days that a dashboard shows', () => {
  it('are so many until today, beside as many before', () => {
    const { steps, days, before } = periodOf({ step: 'day', steps: 7 }, today);
    expect([steps.length, days, before]).toEqual([7, { from: '2026-11-22', to: today }, { from: '2026-11-15', to: '2026-11-21' }]);
    expect(steps.map(({ isOver }) => isOver)).toEqual([true, true, true, true, true, true, false]);
  });

  it('are weeks from Monday; the one that goes on is compared with the same days of an earlier one', () => {
    const { steps, days, before } = periodOf({ step: 'week', steps: 2 }, '2026-11-25');
    expect(steps).toEqual([
      { from: '2026-11-16', to: '2026-11-22', isOver: true },
      { from: '2026-11-23', to: '2026-11-25', isOver: false },
    ]);
    expect([days, before]).toEqual([
      { from: '2026-11-16', to: '2026-11-25' },
      { from: '2026-11-02', to: '2026-11-11' },
    ]);
    expect(periodOf({ step: 'week', steps: 1 }, '2026-11-29').days.from).toBe('2026-11-23');
  });

  it('are months from the first, and never more days before than there were', () => {
    expect(periodOf({ step: 'month', steps: 1 }, '2026-03-31')).toMatchObject({
      days: { from: '2026-03-01', to: '2026-03-31' },
      before: { from: '2026-02-01', to: '2026-02-28' },
    });
    expect(periodOf({ step: 'month', steps: 3 }, '2026-01-10').steps.map(({ from }) => from)).toEqual([
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
    ]);
  });

  it('end on the day that was asked for, and never after today', () => {
    expect(periodOf({ step: 'day', steps: 1, to: '2026-10-01' }, today).days).toEqual({ from: '2026-10-01', to: '2026-10-01' });
    expect(periodOf({ step: 'day', steps: 1, to: '2030-01-01' }, today).days).toEqual({ from: today, to: today });
    expect(periodOf({ step: 'month', steps: 1, to: '2026-10-05' }, today).steps).toEqual([
      { from: '2026-10-01', to: '2026-10-05', isOver: true },
    ]);
  });
});
