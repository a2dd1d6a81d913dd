import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import type { Tx } from '#database';
import type { DayOfRates } from './euro-rate-source.js';
import { EuroRateEntity } from './euro-rate.entity.js';
import type { EuroRate } from './euro-rates.policy.js';

@Injectable()
export class EuroRatesRepository {
  /** That of the day, or the last one before it. */
  onDay(tx: Tx, currency: string, day: string): Promise<EuroRate | null> {
    return tx.repository(EuroRateEntity).findOne({ where: { currency, day: LessThanOrEqual(day) }, order: { day: 'DESC' } });
  }

  /** That of the day, or the first one after it. */
  fromDay(tx: Tx, currency: string, day: string): Promise<EuroRate | null> {
    return tx.repository(EuroRateEntity).findOne({ where: { currency, day: MoreThanOrEqual(day) }, order: { day: 'ASC' } });
  }

  /** The last rate of each currency. */
  newest(tx: Tx): Promise<EuroRate[]> {
    return tx.query<EuroRate>(
      `select distinct on (currency) currency, day::text as day, per_euro_micros as "perEuroMicros"
         from payments.euro_rate order by currency, day desc`,
      [],
    );
  }

  /** What is stored already stays as it is. */
  async store(tx: Tx, days: readonly DayOfRates[]): Promise<void> {
    const rows = days.flatMap(({ day, perEuroMicros }) => [...perEuroMicros].map(([currency, micros]) => ({ currency, day, micros })));
    await tx.query(
      `insert into payments.euro_rate (currency, day, per_euro_micros, fetched_at)
       select currency, day, micros, public.app_now() from unnest($1::text[], $2::date[], $3::bigint[]) as r (currency, day, micros)
       on conflict do nothing`,
      [rows.map(({ currency }) => currency), rows.map(({ day }) => day), rows.map(({ micros }) => micros)],
    );
  }
}
