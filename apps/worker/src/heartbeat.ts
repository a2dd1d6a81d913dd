import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Heartbeats, type BeatingProcess } from '#events';
import { logger } from '#observability';

const EVERY_MS = 5_000;

/** This worker's own sign of life, for `/api/health`, the metrics and staff. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly self: BeatingProcess = { id: randomUUID(), process: 'worker', host: hostname(), pid: process.pid };
  private timer?: NodeJS.Timeout;
  private beating?: Promise<void>;

  constructor(private readonly heartbeats: Heartbeats) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => {
      this.beating = this.beat();
    }, EVERY_MS);
  }

  /** A worker that ends by itself is not lost. One that is killed says nothing, and its row goes silent. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
    await this.heartbeats.end(this.self.id).catch((error: unknown) => logger.warn({ err: error }, 'heartbeat not ended'));
  }

  private async beat(): Promise<void> {
    try {
      await this.heartbeats.beat(this.self);
    } catch (error) {
      logger.warn({ err: error }, 'no heartbeat');
    }
  }
}
