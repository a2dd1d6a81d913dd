import { describe, expect, it } from '@jest/globals';
import { restartPauseMs } from './restart-pause.policy.js';

describe('the pause before a part is started again', () => {
  it('is none for what was healthy until it ended, however often it was started before', () => {
    expect([restartPauseMs(undefined, 5_000), restartPauseMs(15_000, 60_000), restartPauseMs(0, 8_000)]).toEqual([0, 0, 0]);
  });

  it('grows for what dies young, up to a quarter of a minute', () => {
    const pauses: number[] = [];
    for (let time = 0; time < 8; time += 1) pauses.push(restartPauseMs(pauses.at(-1), 200));
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
  });

  it('begins small for what was healthy before and does not come back', () => {
    expect(restartPauseMs(0, 0)).toBe(500);
  });
});
