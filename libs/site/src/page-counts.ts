import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { PageGroup } from '#contracts';
import { Transactions } from '#database';
import { logger } from '#observability';

export type PageEvent = { readonly siteId: string; readonly page: PageGroup; readonly kind: 'hidden' | 'bounced' };

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

  constructor(private readonly transactions: Transactions) {}

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
      await this.transactions.single(
        `insert into site.page_count (hour, site_id, page, kind, times)
         select date_trunc('hour', public.app_now()), site_id, page, kind, times
           from unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[]) as sums (site_id, page, kind, times) order by site_id, page, kind
         on conflict on constraint page_count_pk do update set times = site.page_count.times + excluded.times`,
        [
          sums.map(({ event }) => event.siteId),
          sums.map(({ event }) => event.page),
          sums.map(({ event }) => event.kind),
          sums.map(({ times }) => times),
        ],
      );
    } catch (error) {
      logger.warn({ err: error }, 'page counts not written');
      for (const { event, times } of sums) this.count(event, times);
    }
  }

  /** Keeps a table for each of the coming months, so that old ones can be moved away whole. */
  async makePartitions(): Promise<void> {
    await this.transactions.single(`select site.make_partitions($1)`, [MONTHS_AHEAD]);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
  }
}
