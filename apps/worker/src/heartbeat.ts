import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Heartbeats } from '#events';
import { logger } from '#observability';

const EVERY_MS = 5_000;

/** The worker's sign of life, for `/api/health`. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;

  constructor(private readonly heartbeats: Heartbeats) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.beat(), EVERY_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async beat(): Promise<void> {
    try {
      await this.heartbeats.beat('worker');
    } catch (error) {
      logger.warn({ err: error }, 'no heartbeat');
    }
  }
}
