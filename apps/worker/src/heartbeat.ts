import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Transactions } from '#database';
import { logger } from '#observability';

const EVERY_MS = 5_000;

/** The worker's sign of life, for `/api/health`. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;

  constructor(private readonly transactions: Transactions) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.beat(), EVERY_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async beat(): Promise<void> {
    try {
      await this.transactions.single(
        `insert into events.heartbeat (process, at) values ('worker', now()) on conflict (process) do update set at = excluded.at`,
        [],
      );
    } catch (error) {
      logger.warn({ err: error }, 'no heartbeat');
    }
  }
}
