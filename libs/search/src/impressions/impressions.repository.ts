import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { BOOKS_ZONE } from '#payments';

export type ImpressionSum = {
  readonly siteId: string;
  readonly country: string;
  shown: number;
  fictional: number;
  unasked: number;
};

@Injectable()
export class ImpressionsRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Adds the sums to those of this day, always in the same order: two processes never wait for each other. */
  async add(sums: readonly ImpressionSum[]): Promise<void> {
    await this.transactions.single(
      `insert into search.impression_count as c (day, site_id, country, shown, fictional, unasked)
       select (public.app_now() at time zone $6)::date, site_id, country, shown, fictional, unasked
         from unnest($1::uuid[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) as sums (site_id, country, shown, fictional, unasked)
        order by site_id, country
       on conflict on constraint impression_count_pk do update
          set shown = c.shown + excluded.shown, fictional = c.fictional + excluded.fictional, unasked = c.unasked + excluded.unasked`,
      [
        sums.map(({ siteId }) => siteId),
        sums.map(({ country }) => country),
        sums.map(({ shown }) => shown),
        sums.map(({ fictional }) => fictional),
        sums.map(({ unasked }) => unasked),
        BOOKS_ZONE,
      ],
    );
  }
}
