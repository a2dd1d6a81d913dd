import { describe, expect, it } from '@jest/globals';
import { Random } from '../seed/random.js';
import { arrivals } from './arrivals.js';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('what happens in an evening', () => {
  const all = [...arrivals({ often: 40, seldom: 4, never: 0 }, 500, new Random(58))];

  it('happens as often as its rate says, each kind by itself', () => {
    const countOf = (kind: string) => all.filter((one) => one.kind === kind).length;
    expect(countOf('often') / 500 / 40).toBeCloseTo(1, 1);
    expect(countOf('seldom') / 500 / 4).toBeCloseTo(1, 1);
    expect(countOf('never')).toBe(0);
  });

  it('comes by chance, not in step: the pauses spread as widely as they are long', () => {
    const pauses = all.slice(1).map(({ at }, index) => at - (all[index]?.at ?? 0));
    const average = mean(pauses);
    expect(Math.sqrt(mean(pauses.map((pause) => (pause - average) ** 2))) / average).toBeCloseTo(1, 1);
    expect(all.every(({ at }, index) => index === 0 || at >= (all[index - 1]?.at ?? 0))).toBe(true);
  });

  it('is the same again by the same seed', () => {
    expect([...arrivals({ often: 40, seldom: 4, never: 0 }, 500, new Random(58))]).toEqual(all);
    expect([...arrivals({ often: 40, seldom: 4, never: 0 }, 500, new Random(59))]).not.toEqual(all);
  });

  it('is nothing where nothing ever happens', () => {
    expect([...arrivals({ never: 0 }, 500, new Random(58))]).toEqual([]);
  });
});
