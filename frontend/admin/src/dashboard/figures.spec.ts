import { describe, expect, it } from '@jest/globals';
import { changeOf, funnelOf, perThousand, shareOf } from './figures';
import { counts, daysText, moneyIn, percents, rates, stepName } from './formats';
import { addressOf, viewIn } from './view';

describe('the arithmetic of the dashboard', () => {
  it('has no share and no rate of nothing, and none of what is not known', () => {
    expect([shareOf(1, 4), shareOf(0, 4), shareOf(0, 0), shareOf(null, 4), shareOf(1, null)]).toEqual([25, 0, null, null, null]);
    expect([perThousand(3, 1_500), perThousand(0, 10), perThousand(1, 0), perThousand(1, null)]).toEqual([2, 0, null, null]);
  });

  it('compares with the time before, also below nothing, and not with nothing', () => {
    expect([changeOf(150, 100), changeOf(50, 100), changeOf(100, 100), changeOf(0, 100)]).toEqual([50, -50, 0, -100]);
    expect(changeOf(-50, -100)).toBe(50);
    expect([changeOf(5, 0), changeOf(null, 5), changeOf(5, null)]).toEqual([null, null, null]);
  });

  it('says of each step what is left of the first, and how many were lost since the one before', () => {
    expect(funnelOf([200, 180, 90])).toEqual([
      { count: 200, share: 100, lost: null },
      { count: 180, share: 90, lost: 20 },
      { count: 90, share: 45, lost: 90 },
    ]);
    expect(funnelOf([0, 0])).toEqual([
      { count: 0, share: null, lost: null },
      { count: 0, share: null, lost: 0 },
    ]);
  });
});

describe('a figure', () => {
  it('is a dash on the page and nothing in a file when there is none', () => {
    for (const { shown, filed } of [counts, percents, rates, moneyIn('EUR')]) expect([shown(null), filed(null)]).toEqual(['–', '']);
  });

  it('is written for people on the page, and for machines in a file', () => {
    expect([counts.shown(12_345), counts.filed(12_345)]).toEqual(['12,345', '12345']);
    expect([percents.shown(12.345), percents.filed(12.345)]).toEqual(['12.3 %', '12.35']);
    expect([moneyIn('EUR').shown(-123_456), moneyIn('EUR').filed(123_456)]).toEqual(['−€1,234.56', '1234.56']);
  });

  it('stands for days that are the same in every zone', () => {
    expect(daysText({ from: '2026-11-01', to: '2026-11-01' })).toBe('1 Nov 2026');
    expect(daysText({ from: '2026-11-01', to: '2026-11-07' })).toMatch(/^1\s*–\s*7 Nov 2026$/);
    const step = { from: '2026-11-02', to: '2026-11-08', is_over: true };
    expect([stepName('week', step), stepName('month', { ...step, is_over: false })]).toEqual(['Week of 2 Nov 2026', 'Nov 2026 (goes on)']);
  });
});

describe('the address of the dashboard', () => {
  it('holds what is shown, and leads back to it', () => {
    const view = { step: 'week', steps: 13, country: 'NL', source: 'spring fair' } as const;
    expect(viewIn(new URLSearchParams(addressOf(view).toString()))).toEqual(view);
    expect(addressOf({ step: 'day', steps: 30, country: undefined }).toString()).toBe('step=day&steps=30');
  });

  it('shows thirty days when nobody can read it', () => {
    for (const nonsense of ['', 'step=year&steps=x', 'step=day&steps=93', 'step=day&steps=-1'])
      expect(viewIn(new URLSearchParams(nonsense))).toEqual({ step: 'day', steps: 30 });
  });
});
