import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ClearFault } from '../clear-fault.js';
import type { ProviderSide } from './provider-side.js';

const AGAIN_MS = 250;
const PATIENCE_MS = 60_000;

/** The time of the product and of the provider, which go ahead of the machine's together. */
export class Hours {
  private aheadMinutes = 0;

  constructor(
    private readonly owner: pg.Pool,
    private readonly provider: ProviderSide,
  ) {}

  pass(minutes: number): Promise<void> {
    this.aheadMinutes += minutes;
    return this.apply();
  }

  async end(): Promise<void> {
    this.aheadMinutes = 0;
    await this.apply();
  }

  /** Either of them may be away just now. */
  private async apply(): Promise<void> {
    const seconds = this.aheadMinutes * 60;
    for (let waited = 0; waited < PATIENCE_MS; waited += AGAIN_MS) {
      const isSet = await this.owner.query(`update public.app_clock set ahead = make_interval(secs => $1)`, [seconds]).then(
        () => true,
        () => false,
      );
      if (isSet && (await this.provider.clockAhead(seconds))) return;
      await sleep(AGAIN_MS);
    }
    throw new ClearFault('The clocks cannot be put ahead.');
  }
}
