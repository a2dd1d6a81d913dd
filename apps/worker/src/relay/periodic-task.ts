import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { logger } from '#observability';

/** What a worker does again and again, never twice at once. The end of the worker waits for it. */
export abstract class PeriodicTask implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  /** `failure` is logged when it fails; the next time comes all the same. */
  protected constructor(
    private readonly everyMs: number,
    private readonly failure: string,
  ) {}

  protected abstract run(): Promise<void>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), this.everyMs);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private wake(): void {
    this.running ??= this.run()
      .catch((error: unknown) => logger.warn({ err: error }, this.failure))
      .finally(() => (this.running = undefined));
  }
}
