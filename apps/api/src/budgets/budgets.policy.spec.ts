import { describe, expect, it } from '@jest/globals';
import { budgetOf, passesHalf } from './budgets.policy.js';

const settings = {
  daily_profiles_new: 600,
  daily_profiles: 3_000,
  daily_photos_new: 1_500,
  daily_photos: 8_000,
  network_budgets: 20,
};

describe('the budget of a day', () => {
  it.each([
    ['profiles', 'new', 600, 12_000],
    ['profiles', 'trusted', 3_000, 60_000],
    ['profiles', 'visitor', 600, 12_000],
    ['photos', 'new', 1_500, 30_000],
    ['photos', 'trusted', 8_000, 160_000],
  ] as const)('of %s for somebody %s is %i, and %i for their network', (name, standing, own, network) => {
    expect(budgetOf(name, standing, settings, false)).toEqual({ own, network });
  });

  it('is as large as ever for a member of a demo, where one machine plays all of a network', () => {
    expect(budgetOf('profiles', 'new', settings, true)).toEqual({ own: 600, network: 200 * 12_000 });
  });

  it.each([
    [0, 299, false],
    [299, 300, true],
    [280, 304, true],
    [300, 301, false],
    [300, 300, false],
  ])('is half used up between %i and %i of 600: %p', (before, after, passes) => {
    expect(passesHalf({ before, after }, 600)).toBe(passes);
  });
});
