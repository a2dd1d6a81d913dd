import { describe, expect, it } from '@jest/globals';
import type { PeopleCounts } from '#contracts-admin';
import { chartWords, figureWords as name } from './dashboard-words';
import { peopleCharts, peopleTiles } from './people-figures';

const quiet: PeopleCounts = {
  signed_up: 0,
  mailed: 0,
  confirmed: 0,
  wrote: 0,
  openings: 0,
  answered: 0,
  complaints: 0,
  active: null,
  shown: null,
  fictional: null,
  unasked: null,
};
const busy: PeopleCounts = { ...quiet, signed_up: 4, confirmed: 1, complaints: 3, active: 1_500, shown: 20, fictional: 9, unasked: 5 };

const figuresOf = (title: string, series: string) =>
  peopleCharts([quiet, busy])
    .find((chart) => chart.title === title)
    ?.series.find((one) => one.name === series)?.figures;

describe('the figures of members', () => {
  it('stand beside those of the time before', () => {
    const tile = peopleTiles(busy, quiet).find((one) => one.name === name.activation);
    expect(tile).toMatchObject({ now: 25, before: null });
  });

  it('have a gap in a chart where nothing is known', () => {
    expect(figuresOf(chartWords.signups, name.signed_up)).toEqual([0, 4]);
    expect(figuresOf(chartWords.complaints, name.complaintRate)).toEqual([null, 2]);
  });

  it('tell the fictional profiles that somebody asked for from those that nobody did', () => {
    expect(figuresOf(chartWords.fictional, name.fictionalAsked)).toEqual([null, 4]);
    expect(figuresOf(chartWords.fictional, name.unaskedShare)).toEqual([null, 25]);
  });
});
