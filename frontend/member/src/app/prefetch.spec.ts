import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isWorthFetching, whenIdle } from './prefetch';

describe('fetching screens before they are asked for', () => {
  it('is left out where the visitor saves data or has a slow network [#164]', () => {
    expect(isWorthFetching({ saveData: true })).toBe(false);
    expect(isWorthFetching({ effectiveType: 'slow-2g' })).toBe(false);
    expect(isWorthFetching({ effectiveType: '2g' })).toBe(false);
    expect(isWorthFetching({ effectiveType: '3g' })).toBe(true);
    expect(isWorthFetching()).toBe(true);
  });

  describe('waits for a browser that has nothing to do', () => {
    const had = Object.getOwnPropertyDescriptor(globalThis, 'window');
    const givenWindow = (value: object) => Object.defineProperty(globalThis, 'window', { value, configurable: true });
    afterEach(() => {
      if (had) Object.defineProperty(globalThis, 'window', had);
      else Reflect.deleteProperty(globalThis, 'window');
      jest.useRealTimers();
    });

    it('and two seconds at most [#164]', () => {
      const requestIdleCallback = jest.fn();
      givenWindow({ requestIdleCallback });
      const act = jest.fn();
      whenIdle(act);
      expect(requestIdleCallback.mock.calls).toEqual([[act, { timeout: 2_000 }]]);
      expect(act).not.toHaveBeenCalled();
    });

    it('and two seconds where it does not say when that is [#164]', () => {
      jest.useFakeTimers();
      givenWindow({});
      const act = jest.fn();
      whenIdle(act);
      jest.advanceTimersByTime(1_999);
      expect(act).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(act).toHaveBeenCalledTimes(1);
    });
  });
});
