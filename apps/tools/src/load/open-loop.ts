import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Arrival } from './arrivals.js';
import { Tally } from './tally.js';

export interface Clock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const realClock: Clock = { now: () => performance.now(), sleep: (ms) => sleep(ms) };

/** More than a machine can have under way: what comes then has failed. */
const MOST_UNDER_WAY = 5_000;
/** So many begin at most before answers are looked at. */
const AT_ONCE = 20;

/** `planned`: when it should have begun. Whoever throws has failed. */
export type Act = (planned: number) => Promise<unknown>;

/**
 * Begins everything at its moment, whether what came before has been answered or not, and waits for all answers. The time of each counts from its
 * planned moment: what begins late, because everything is busy, was waited for. `late` is how late things began.
 */
export async function runOpenLoop<Kind extends string>(
  planned: Iterable<Arrival<Kind>>,
  acts: Readonly<Record<Kind, Act>>,
  tally: Tally,
  clock: Clock = realClock,
): Promise<{ readonly late: readonly number[] }> {
  const underWay = new Set<Promise<void>>();
  const late: number[] = [];
  const startedAt = clock.now();
  for (const { at, kind } of planned) {
    const moment = startedAt + at;
    const early = moment - clock.now();
    if (early > 0) await clock.sleep(early);
    else if (late.length % AT_ONCE === 0) await nextTurn();
    late.push(clock.now() - moment);
    if (underWay.size >= MOST_UNDER_WAY) {
      tally.fail(kind, 'too much is under way');
      continue;
    }
    const done: Promise<void> = acts[kind](moment)
      .then(
        () => tally.note(kind, clock.now() - moment),
        (fault: unknown) => tally.fail(kind, fault instanceof Error ? fault.message : String(fault)),
      )
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }
  await Promise.all(underWay);
  return { late };
}
