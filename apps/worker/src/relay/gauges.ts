import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Heartbeats, OutboxStore, Schedule } from '#events';
import { metrics } from '#observability';

const EVERY_MS = 5_000;

/** How much work waits, how long, and who is there to do it, for the metrics of this process. */
@Injectable()
export class Gauges implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly outbox: OutboxStore,
    private readonly schedule: Schedule,
    private readonly heartbeats: Heartbeats,
  ) {}

  onApplicationBootstrap(): void {
    // While Postgres is away the last figures stand; its absence is told elsewhere.
    this.timer = setInterval(() => void this.measure().catch(() => undefined), EVERY_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async measure(): Promise<void> {
    metrics.outboxAge.set(await this.outbox.age());
    const { delay, failing } = await this.schedule.measure();
    metrics.recurringDelay.set(delay);
    metrics.recurringFailing.set(failing);
    const { alive, lost } = await this.heartbeats.countWorkers();
    metrics.workers.set({ state: 'alive' }, alive);
    metrics.workers.set({ state: 'lost' }, lost);
  }
}
