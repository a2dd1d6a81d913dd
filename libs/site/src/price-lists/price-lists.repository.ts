import { Injectable } from '@nestjs/common';
import { appNow, type Tx } from '#database';
import { PriceListEntity } from './price-list.entity.js';
import type { Bundle } from '../settings/index.js';

export type PriceListRow = Readonly<PriceListEntity>;
export interface NewPriceList {
  readonly siteId: string;
  readonly countries: readonly string[];
  readonly bundles: readonly Bundle[];
  /** Null: now. */
  readonly beginsAt: Date | null;
  readonly madeBy: string;
  readonly reason: string;
}

@Injectable()
export class PriceListsRepository {
  /** The newest first. */
  ofSite(tx: Tx, siteId: string): Promise<PriceListRow[]> {
    return tx.repository(PriceListEntity).find({ where: { siteId }, order: { beginsAt: 'DESC', id: 'DESC' } });
  }

  find(tx: Tx, id: string): Promise<PriceListRow | null> {
    return tx.repository(PriceListEntity).findOneBy({ id });
  }

  async insert(tx: Tx, { beginsAt, countries, bundles, ...list }: NewPriceList): Promise<string> {
    const { identifiers } = await tx.repository(PriceListEntity).insert({
      ...list,
      countries: [...countries],
      bundles: bundles.map((bundle) => ({ ...bundle })),
      beginsAt: beginsAt ?? appNow,
      madeAt: appNow,
    });
    return identifiers[0]?.['id'] as string;
  }

  async withdraw(tx: Tx, id: string): Promise<void> {
    await tx.repository(PriceListEntity).update({ id }, { withdrawnAt: appNow });
  }

  /** The version of a site, held until the transaction ends; undefined when there is no such site. */
  async lockSite(tx: Tx, siteId: string): Promise<number | undefined> {
    const [row] = await tx.query<{ version: number }>(`select version from site.site where id = $1 for update`, [siteId]);
    return row?.version;
  }

  /** What is stored for a site, as it is. */
  async settingsOf(tx: Tx, siteId: string): Promise<unknown> {
    const [row] = await tx.query<{ settings: unknown }>(`select settings from site.site where id = $1`, [siteId]);
    return row?.settings ?? {};
  }

  async raiseVersion(tx: Tx, siteId: string): Promise<void> {
    await tx.query(`update site.site set version = version + 1 where id = $1`, [siteId]);
  }

  async now(tx: Tx): Promise<Date> {
    const [row] = await tx.query<{ now: Date }>(`select public.app_now() as now`);
    if (!row) throw new Error('the database does not tell the time');
    return row.now;
  }

  async knownCountries(tx: Tx): Promise<string[]> {
    const rows = await tx.query<{ code: string }>(`select code from site.country order by code`);
    return rows.map(({ code }) => code);
  }
}
