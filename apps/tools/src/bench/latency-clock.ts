import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, within } from './pairs.js';

const P95 = 0.95;
const LATEST_MS = 2_000;

/** When things of one kind began and ended. All kinds are told by one clock. */
export class LatencyClock {
  private readonly begun = new Map<string, number>();
  private times: number[] = [];

  begin(id: string): void {
    this.begun.set(id, performance.now());
  }

  end(id: string, at: number): void {
    const begunAt = this.begun.get(id);
    if (begunAt === undefined) return;
    this.begun.delete(id);
    this.times.push(at - begunAt);
  }

  /** The p95 in milliseconds of an open loop, as `openLoop`. */
  async p95(...loop: Parameters<LatencyClock['openLoop']>): Promise<number> {
    return percentile(await this.openLoop(...loop), P95);
  }

  /**
   * Begins about so many a second, whether the earlier ones have ended or not; how long each took, in milliseconds. They begin by chance, as people
   * write: in step, those of one kind would always meet those of another.
   */
  async openLoop(perSecond: number, seconds: number, act: (turn: number) => Promise<void> | void): Promise<readonly number[]> {
    this.times = [];
    this.begun.clear();
    const count = Math.floor(perSecond * seconds);
    const acts: Promise<void>[] = [];
    let at = performance.now();
    for (let turn = 0; turn < count; turn += 1) {
      at -= (Math.log(1 - Math.random()) * 1_000) / perSecond;
      const wait = at - performance.now();
      if (wait > 0) await sleep(wait);
      acts.push(Promise.resolve(act(turn)));
    }
    await Promise.all(acts);
    await within(LATEST_MS, () => this.begun.size === 0);
    if (this.begun.size > count / 100) throw new Error(`${this.begun.size} of ${count} never arrived`);
    return this.times;
  }
}
