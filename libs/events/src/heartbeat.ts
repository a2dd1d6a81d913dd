import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import { logger } from '#observability';
import { Heartbeats, type BeatingProcess } from './heartbeats.js';

const EVERY_MS = 5_000;

/** The own sign of life of a process, for `/api/health`, the metrics, the status page and staff. */
@Injectable()
abstract class Heartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected abstract readonly self: BeatingProcess;
  private timer?: NodeJS.Timeout;
  private beating?: Promise<void>;

  constructor(private readonly heartbeats: Heartbeats) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => {
      this.beating = this.beat();
    }, EVERY_MS);
  }

  /** A process that ends by itself is not lost. One that is killed says nothing, and its row goes silent. */
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

/** Gives the signs of life of an API or of a worker, from its start to its end. */
export function heartbeatOf(process: BeatingProcess['process']): Type {
  @Injectable()
  class OwnHeartbeat extends Heartbeat {
    protected readonly self: BeatingProcess = { id: randomUUID(), process, host: hostname(), pid: globalThis.process.pid };
  }
  return OwnHeartbeat;
}
