import { describe, expect, it } from '@jest/globals';
import { runOpenLoop, type Clock } from './open-loop.js';
import { Tally } from './tally.js';

/** Time that goes on when somebody waits for it, and in no other way. */
class HandClock implements Clock {
  private time = 1_000;
  readonly now = () => this.time;
  readonly sleep = async (ms: number) => void (this.time += ms);

  spend(ms: number): void {
    this.time += ms;
  }
}

describe('an open loop', () => {
  it('begins everything at its moment, without waiting for answers', async () => {
    const [clock, tally] = [new HandClock(), new Tally()];
    const begun: number[] = [];
    let answerAll = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answerAll = resolve));
    const act = (planned: number) => {
      begun.push(planned);
      if (begun.length === 3) answerAll();
      return answered;
    };
    await runOpenLoop(
      [10, 20, 60].map((at) => ({ at, kind: 'ask' as const })),
      { ask: act },
      tally,
      clock,
    );
    expect(begun).toEqual([1_010, 1_020, 1_060]);
    expect(tally.timesOf('ask')).toMatchObject({ count: 3, p50: 40, p99: 50 });
  });

  it('never sleeps for less than nothing, also when the moment comes while it looks at the clock', async () => {
    let time = 0;
    const slept: number[] = [];
    const clock: Clock = { now: () => (time += 3), sleep: async (ms) => void slept.push(ms) };
    await runOpenLoop([{ at: 4, kind: 'ask' as const }], { ask: async () => undefined }, new Tally(), clock);
    expect(slept).toEqual([1]);
  });

  it('counts from the planned moment what begins late, and tells how late', async () => {
    const [clock, tally] = [new HandClock(), new Tally()];
    const planned = [10, 20].map((at) => ({ at, kind: 'ask' as const }));
    const { late } = await runOpenLoop(planned, { ask: async () => clock.spend(300) }, tally, clock);
    expect(late).toEqual([0, 290]);
    expect(tally.timesOf('ask')).toMatchObject({ count: 2, p50: 590, p99: 600 });
  });

  it('does not count the time of what failed, but that it failed and why', async () => {
    const tally = new Tally();
    const fail = () => Promise.reject(new Error('answered 503'));
    await runOpenLoop(
      [1, 2, 3].map((at) => ({ at, kind: 'ask' as const })),
      { ask: fail },
      tally,
      new HandClock(),
    );
    expect(tally.timesOf('ask')).toMatchObject({ count: 0, failed: 3 });
    expect(tally.mainReasons).toEqual(['ask: answered 503 3×']);
  });
});
