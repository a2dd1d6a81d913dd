import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RedisClients } from '#database';
import { KICK_CHANNEL, OutboxStore } from '#events';
import { logger } from '#observability';
import { JobQueues } from '#queues';

const EVERY_MS = 500;
/** As many are carried at once that carrying them costs little more than one. */
const MANY = 500;

/** Carries committed outbox rows into Redis: every half second, and at once when a commit kicks. Losing Redis loses nothing, only time. */
@Injectable()
export class Relay implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private listener?: Redis;
  private running?: Promise<void>;
  private again = false;

  constructor(
    private readonly store: OutboxStore,
    private readonly queues: JobQueues,
    private readonly redis: RedisClients,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), EVERY_MS);
    this.listener = this.redis.fresh('worker');
    void this.listener.subscribe(KICK_CHANNEL).catch(() => undefined);
    this.listener.on('message', () => this.wake());
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.listener?.disconnect();
    await this.running;
  }

  private wake(): void {
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.carry()
      .catch((error: unknown) => logger.warn({ err: error }, 'relay waits'))
      .finally(() => {
        this.running = undefined;
        if (this.again) {
          this.again = false;
          this.wake();
        }
      });
  }

  private async carry(): Promise<void> {
    for (;;) {
      // Asked before leasing: rows leased while Redis is away would wait for their lease to end.
      const rows = await this.store.lease(await this.queues.rooms());
      if (rows.length === 0) return;
      await this.queues.addRows(rows);
      if (rows.length < MANY) return;
    }
  }
}
