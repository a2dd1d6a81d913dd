import { describe, expect, it } from '@jest/globals';
import { dailyCap, trustDays } from './trust.policy.js';

describe('the trust in a member', () => {
  it.each([
    [0, 0, null],
    [0, 2, null],
    [0, 3, 5],
    [0, 4, 5],
    [0, 5, 3],
    [0, 50, 3],
    [1, 0, 3],
    [1, 1, 1],
    [2, 0, 1],
    [9, 9, 1],
  ])(
    'after %i confirmed reports and signals in %i conversations leaves so many first messages a day: %p [#E6]',
    (confirmedReports, signals, daily) => {
      expect(dailyCap({ confirmedReports, signals, restricted: false })).toBe(daily);
    },
  );

  it('leaves none while a moderator stopped them, whatever was found [#E6]', () => {
    expect(dailyCap({ confirmedReports: 0, signals: 0, restricted: true })).toBe(0);
  });
});

it('what was found about a member is forgotten after 90 days', () => {
  expect(trustDays).toBe(90);
});
