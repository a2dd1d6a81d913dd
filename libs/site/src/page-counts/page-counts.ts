import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { logger } from '#observability';
import { PageCountsRepository, type PageEvent } from './page-counts.repository.js';

export type { PageEvent };

const FLUSH_MS = 10_000;
const MONTHS_AHEAD = 3;

/**
 * How often pages were left, by site, hour and kind of page. Nobody can be found in it: there are only sums. They are gathered in memory and
 * added up every few seconds, so a busy page is one row and not one write for each visitor; a process that is killed loses those seconds.
 */
@Injectable()
export class PageCounts implements OnApplicationShutdown {
  private gathered = new Map<string, { readonly event: PageEvent; times: number }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly counts: PageCountsRepository) {}

  count(event: PageEvent, times = 1): void {
    const key = `${event.siteId} ${event.page} ${event.kind}`;
    const known = this.gathered.get(key);
    if (known) known.times += times;
    else this.gathered.set(key, { event, times });
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Adds what was gathered. What cannot be written now is tried again with the next sums. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const sums = [...this.gathered.values()];
    this.gathered = new Map();
    if (sums.length === 0) return;
    try {
      await this.counts.add(sums);
    } catch (error) {
      logger.warn({ err: error }, 'page counts not written');
      for (const { event, times } of sums) this.count(event, times);
    }
  }

  /** Keeps a table for each of the coming months, so that old ones can be moved away whole. */
  async makePartitions(): Promise<void> {
    await this.counts.makePartitions(MONTHS_AHEAD);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
  }
}
