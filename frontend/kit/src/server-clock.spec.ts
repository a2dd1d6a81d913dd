import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { noteServerTime, serverNow } from './server-clock';

const noon = Date.UTC(2026, 10, 25, 12);
const dayMs = 86_400_000;

describe('the time of the server', () => {
  beforeEach(() => void jest.useFakeTimers({ now: noon }));
  afterEach(() => {
    noteServerTime(Date.now());
    jest.useRealTimers();
  });

  it.each([-dayMs, dayMs, 90_000])('is what the server told, on a device whose clock is %d ms off [#104]', (off) => {
    jest.setSystemTime(noon + off);
    noteServerTime(noon);
    expect(serverNow()).toBe(noon);
    jest.advanceTimersByTime(60_000);
    expect(serverNow()).toBe(noon + 60_000);
  });

  it('is told anew when the clock of the device is set meanwhile', () => {
    noteServerTime(noon);
    jest.setSystemTime(noon + dayMs);
    noteServerTime(noon + 1_000);
    expect(serverNow()).toBe(noon + 1_000);
  });

  it('does not jump for the seconds that an answer was on its way', () => {
    noteServerTime(noon);
    noteServerTime(noon - 1_500);
    expect(serverNow()).toBe(noon);
  });
});
