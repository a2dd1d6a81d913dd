import { Injectable } from '@nestjs/common';
import { appNow, type Tx } from '#database';
import type { SettingValues } from '#contracts-admin';
import { SettingsChangeEntity } from './settings-change.entity.js';

export type SettingsChange = Readonly<SettingsChangeEntity>;
export type NewSettingsChange = Omit<SettingsChange, 'at'>;

@Injectable()
export class SiteSettingsRepository {
  /** What was set for a site and its version, held until the transaction ends; undefined when there is no such site. */
  async lock(tx: Tx, siteId: string): Promise<{ readonly settings: object; readonly version: number } | undefined> {
    const [row] = await tx.query<{ settings: object; version: number }>(
      `select s.settings, s.version from site.site s where s.id = $1 for update`,
      [siteId],
    );
    return row;
  }

  /** Lays the values over those that are there, under the next version. */
  async save(tx: Tx, siteId: string, values: Partial<SettingValues>): Promise<number> {
    const [row] = await tx.query<{ version: number }>(
      `with saved as (update site.site set settings = settings || $2, version = version + 1 where id = $1 returning version)
       select version from saved`,
      [siteId, JSON.stringify(values)],
    );
    return row?.version ?? 0;
  }

  async note(tx: Tx, change: NewSettingsChange): Promise<void> {
    await tx.repository(SettingsChangeEntity).insert({ ...change, at: appNow });
  }

  /** The newest first. */
  changes(tx: Tx, siteId: string, limit: number): Promise<SettingsChange[]> {
    return tx.repository(SettingsChangeEntity).find({ where: { siteId }, order: { version: 'desc' }, take: limit });
  }
}
