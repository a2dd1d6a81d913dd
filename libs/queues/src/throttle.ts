import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ApiLatency } from './api-latency.js';
import { pauseFor } from './throttle.policy.js';

/** Lets work that can wait give way to people who do. */
@Injectable()
export class Throttle {
  private readonly ending = new AbortController();

  constructor(private readonly latency: ApiLatency) {}

  /** To be awaited after each piece of such work: pauses at most a second while the API is slow, and not at all otherwise. */
  async pauseIfBusy(): Promise<void> {
    const pauseMs = pauseFor(await this.latency.findDelay());
    if (pauseMs > 0) await setTimeout(pauseMs, undefined, { signal: this.ending.signal }).catch(() => undefined);
  }

  /** The process ends: what is under way is to be over soon, and pauses no more. */
  end(): void {
    this.ending.abort();
  }
}
