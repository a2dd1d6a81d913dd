import { describe, expect, it } from '@jest/globals';
import { pauseBeforeNextTransfer, pauseBeforePoll, pauseBeforeRefundPoll } from './polling.policy.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** All pauses until it is over. */
function pauses(pauseAfter: (asked: number) => number | null, from = 0): number[] {
  const pause = pauseAfter(from);
  return pause === null ? [] : [pause, ...pauses(pauseAfter, from + 1)];
}
const days = (count: number) => Array.from({ length: count }, () => DAY);

describe('the pauses before the provider is asked again', () => {
  it('of an order of which it may not have heard go on for five days', () => {
    expect(pauses((asked) => pauseBeforePoll('created', asked))).toEqual([5 * MINUTE, HOUR, ...days(5)]);
  });

  it.each(['pending', 'cancelled'] as const)('of an order that is %s go on as long as a transfer may take', (state) => {
    expect(pauses((asked) => pauseBeforePoll(state, asked))).toEqual([HOUR, ...days(15)]);
  });

  it.each(['paid', 'failed', 'expired', 'refunded', 'charged_back'] as const)('of an order that is %s are none', (state) => {
    expect(pauses((asked) => pauseBeforePoll(state, asked))).toEqual([]);
  });

  it('of a refund begin with seconds and go on for five weeks', () => {
    expect(pauses(pauseBeforeRefundPoll)).toEqual([10, 5 * MINUTE, HOUR, 6 * HOUR, ...days(35)]);
  });
});

it('a transfer that failed is made again after one day, three and seven', () => {
  expect(pauses(pauseBeforeNextTransfer, 1)).toEqual([DAY, 3 * DAY, 7 * DAY]);
});
