import { describe, expect, it } from '@jest/globals';
import { yearFigures } from '#contracts';
import { publicFigures, type YearReport } from './public-figures.policy.js';

const nothing: YearReport = { cases: [], times: [], decisions: [], appeals: { received: 0, upheld: 0, overturned: 0, open: 0, alone: 0 } };
const of = (report: Partial<YearReport>) => publicFigures(2_026, { ...nothing, ...report });
const opened = (kind: 'report' | 'complaint' | 'review' | 'initiative' | 'appeal', reason: string, count: number) => ({
  kind,
  reason,
  opened: count,
  waiting: 0,
});

describe('what everybody may read of a year', () => {
  it('is nothing for a year without any', () => {
    const nothing = { year: 2_026, reports: [], reviews: [], initiatives: [], complaints: [], measures: [], rules: [], times: [] };
    expect(of({})).toEqual({ ...nothing, appeals: { received: 0, upheld: 0, overturned: 0, alone: 0 } });
  });

  it('tells apart what members reported, what was complained of and what moderators found, in the order of the house', () => {
    const figures = of({
      cases: [
        opened('report', 'insult', 9),
        opened('report', 'money', 12),
        opened('complaint', 'my_data', 7),
        opened('review', 'photo', 30),
        opened('initiative', 'advertising', 6),
        opened('initiative', 'money', 5),
      ],
    });
    expect(yearFigures.parse(figures)).toEqual(figures);
    expect(figures.reports).toEqual([
      { reason: 'money', count: 12 },
      { reason: 'insult', count: 9 },
    ]);
    expect(figures.complaints).toEqual([{ reason: 'my_data', count: 7 }]);
    expect(figures.reviews).toEqual([{ reason: 'photo', count: 30 }]);
    expect(figures.initiatives).toEqual([
      { reason: 'money', count: 5 },
      { reason: 'advertising', count: 6 },
    ]);
  });

  it('counts a measure whatever the rule, and a rule whatever the measure', () => {
    const { measures, rules } = of({
      decisions: [
        { measure: 'none', rule: null, count: 40 },
        { measure: 'warning', rule: 'insult', count: 6 },
        { measure: 'ban', rule: 'money', count: 3 },
        { measure: 'ban', rule: 'insult', count: 2 },
      ],
    });
    expect(measures).toEqual([
      { measure: 'none', count: 40 },
      { measure: 'warning', count: 6 },
      { measure: 'ban', count: 5 },
    ]);
    expect(rules).toEqual([
      { rule: 'money', count: null },
      { rule: 'insult', count: 8 },
    ]);
  });

  it('does not tell a number below five, nor how long it took, but that there were none', () => {
    const { reports, times, appeals } = of({
      cases: [opened('report', 'fake', 4), opened('report', 'other', 5)],
      times: [
        { kind: 'report', decided: 5, medianHours: 2.5, late: 0 },
        { kind: 'complaint', decided: 4, medianHours: 1, late: 0 },
      ],
      appeals: { received: 4, upheld: 0, overturned: 5, open: 1, alone: 1 },
    });
    expect(reports).toEqual([
      { reason: 'fake', count: null },
      { reason: 'other', count: 5 },
    ]);
    expect(times).toEqual([{ kind: 'report', median_hours: 2.5 }]);
    expect(appeals).toEqual({ received: null, upheld: 0, overturned: 5, alone: null });
  });
});
