import { Injectable } from '@nestjs/common';
import type { PageGroup } from '#contracts';
import { Transactions } from '#database';

export type PageEvent = { readonly siteId: string; readonly page: PageGroup; readonly kind: 'hidden' | 'bounced' };
export type PageSum = { readonly event: PageEvent; readonly times: number };

@Injectable()
export class PageCountsRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Adds the sums to those of this hour, always in the same order: two processes never wait for each other. */
  async add(sums: readonly PageSum[]): Promise<void> {
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
  }

  async makePartitions(monthsAhead: number): Promise<void> {
    await this.transactions.single(`select site.make_partitions($1)`, [monthsAhead]);
  }
}
