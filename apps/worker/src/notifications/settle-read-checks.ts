import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ReadChecks } from '#chats';
import { logger } from '#observability';

const EVERY_MS = 500;

/** Ends the looks at messages that were read meanwhile, before they become jobs: in a lively evening that is nearly every message. */
@Injectable()
export class SettleReadChecks implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  constructor(private readonly checks: ReadChecks) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private wake(): void {
    this.running ??= this.checks
      .settle('notifications.check-unread')
      .then(() => undefined)
      // The jobs find out by themselves.
      .catch((error: unknown) => logger.warn({ err: error }, 'looks at messages that are read stay jobs'))
      .finally(() => (this.running = undefined));
  }
}
