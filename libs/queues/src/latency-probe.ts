import { setTimeout } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Transactions } from '#database';
import { ApiLatency } from './api-latency.js';

const PAUSE_MS = 1_000;

/**
 * Asks Postgres for nothing, each second, by the connections of the API: it waits for the event loop, for a connection and for Postgres as a request
 * does. A worker cannot feel that by itself: with few connections and its own share of the processors it is answered at once while people wait.
 */
@Injectable()
export class LatencyProbe implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ending = new AbortController();
  private probing?: Promise<void>;

  constructor(
    private readonly transactions: Transactions,
    private readonly latency: ApiLatency,
  ) {}

  onApplicationBootstrap(): void {
    this.probing = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.probing;
  }

  private async run(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      const began = performance.now();
      // One that fails late has waited, too.
      await this.transactions.isAnswered();
      // Without Redis no worker works either.
      await this.latency.tell(performance.now() - began).catch(() => undefined);
      await setTimeout(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
