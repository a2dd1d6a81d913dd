import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { Transactions } from './transactions.js';

const REFRESH_MS = 1_000;

/** The time of the product: the machine's, plus the offset that only tests and the demo can set. SQL's `app_now()` reads the same offset. */
@Injectable()
export class Clock implements OnModuleInit, OnModuleDestroy {
  private offsetMs = 0;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  async onModuleInit(): Promise<void> {
    if (this.config.appMode !== 'demo') return;
    await this.refresh();
    this.timer = setInterval(() => void this.refresh().catch(() => undefined), REFRESH_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async refresh(): Promise<void> {
    const [row] = await this.transactions.single<{ ms: number }>(
      `select (extract(epoch from ahead) * 1000)::float8 as ms from public.app_clock`,
      [],
    );
    this.offsetMs = row?.ms ?? 0;
  }
}
