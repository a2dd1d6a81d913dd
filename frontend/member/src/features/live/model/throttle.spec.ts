import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { atMostEvery } from './throttle';

describe('a burst of hints', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('asks the server at once and once more at its end', () => {
    const run = jest.fn();
    const burst = atMostEvery(1_000, run);
    for (let hint = 0; hint < 20; hint += 1) burst.call();
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(5_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('stops when nobody listens any more', () => {
    const run = jest.fn();
    const burst = atMostEvery(1_000, run);
    burst.call();
    burst.call();
    burst.stop();
    jest.advanceTimersByTime(5_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
