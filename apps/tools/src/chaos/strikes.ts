import { setTimeout as sleep } from 'node:timers/promises';
import { ClearFault } from '../clear-fault.js';
import type { Random } from '../seed/random.js';
import type { Product } from '../start/product.js';
import { faultsOf, type Fault } from './faults.js';

const FAULT_EVERY_MS = 5_000;
/** After the last fault everything is back within this time, or it never is. */
export const RECOVERY_S = 120;

/** One fault after the other, each kind at least once, then by chance, until told to end. */
export class Strikes {
  private readonly counts = new Map<string, number>();
  private isOver = false;
  private readonly going: Promise<void>;

  /** `more` are faults of parts that are not the product's own. */
  constructor(
    private readonly product: Product,
    private readonly random: Random,
    private readonly more: readonly Fault[] = [],
  ) {
    this.going = this.strike();
  }

  private async strike(): Promise<void> {
    const faults = [...this.more, ...faultsOf({ ...this.product, apiProcesses: this.product.urls.length })];
    for (let turn = 0; !this.isOver; turn += 1) {
      const fault = faults[turn] ?? this.random.pick(faults);
      await fault.strike();
      this.counts.set(fault.name, (this.counts.get(fault.name) ?? 0) + 1);
      for (let waited = 0; waited < FAULT_EVERY_MS && !this.isOver; waited += 100) await sleep(100);
    }
  }

  /** No more faults; waits until every part answers again. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.going;
    for (let waited = 0; waited < RECOVERY_S * 1_000; waited += 500) {
      const healthy = this.product.urls.map((url) =>
        fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(({ ok }) => ok),
      );
      if ((await Promise.allSettled(healthy)).every((answer) => answer.status === 'fulfilled' && answer.value)) return;
      await sleep(500);
    }
    throw new ClearFault(`The product is not whole again ${RECOVERY_S} s after the last fault.`);
  }

  summary(): string {
    return [...this.counts].map(([name, count]) => `${name} ${count}×`).join(', ');
  }
}
