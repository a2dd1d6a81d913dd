import { setTimeout as sleep } from 'node:timers/promises';
import { ClearFault } from '../clear-fault.js';
import type { Random } from '../seed/random.js';
import type { Product } from '../start/product.js';
import type { Fault } from './faults.js';
import type { Span } from './gaps.js';

const FAULT_EVERY_MS = 5_000;
/** After the last fault everything is back within this time, or it never is. */
export const RECOVERY_S = 120;

/** What breaks around a product. */
export interface Surroundings {
  readonly faults: readonly Fault[];
  /** Long enough for every fault to strike at least once. */
  readonly seconds: number;
}

/** One fault after the other, each kind once, however soon it is told to end, then by chance. */
export class Strikes {
  /** When each of them struck, and when the next one could. */
  readonly spans: Span[] = [];
  private isOver = false;
  private readonly going: Promise<void>;

  constructor(
    private readonly urls: Product['urls'],
    private readonly random: Random,
    private readonly faults: readonly Fault[],
  ) {
    this.going = this.strike();
    this.going.catch(() => undefined); // whoever ends them hears of it
  }

  private async strike(): Promise<void> {
    for (let turn = 0; turn < this.faults.length || !this.isOver; turn += 1) {
      const fault = this.faults[turn] ?? this.random.pick(this.faults);
      const from = performance.now();
      await fault.strike();
      for (let waited = 0; waited < FAULT_EVERY_MS && !this.isOver; waited += 100) await sleep(100);
      this.spans.push({ name: fault.name, from, to: performance.now() });
    }
  }

  /** No more faults; waits until every part answers again. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.going;
    for (let waited = 0; waited < RECOVERY_S * 1_000; waited += 500) {
      const healthy = this.urls.map((url) => fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(({ ok }) => ok));
      if ((await Promise.allSettled(healthy)).every((answer) => answer.status === 'fulfilled' && answer.value)) return;
      await sleep(500);
    }
    throw new ClearFault(`The product is not whole again ${RECOVERY_S} s after the last fault.`);
  }

  summary(): string {
    const names = this.spans.map(({ name }) => name);
    return [...new Set(names)].map((name) => `${name} ${names.filter((one) => one === name).length}×`).join(', ');
  }
}
