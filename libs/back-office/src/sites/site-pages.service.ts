import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import type { SettingChange, SitePage } from '#contracts-admin';
import type { Tx } from '#database';
import { SiteSettingsService } from '#site';
import { SitesOfficeRepository } from './sites-office.repository.js';

/** Everything that is set for one site, and by whom. */
@Injectable()
export class SitePages {
  constructor(
    private readonly office: SitesOfficeRepository,
    private readonly settings: SiteSettingsService,
  ) {}

  /** Throws `not_found`. */
  async of(tx: Tx, id: string): Promise<SitePage> {
    const site = await this.office.find(tx, id);
    if (!site) throw new AppError('not_found');
    const { values, changes } = await this.settings.read(tx, id);
    const names = await this.office.staffNames(
      tx,
      changes.map(({ staffId }) => staffId),
    );
    return {
      ...site,
      settings: values,
      changes: changes.map(({ version, at, staffId, reason, undoes, before, after }): SettingChange => ({
        version,
        at: at.toISOString(),
        by: names.get(staffId) ?? null,
        reason,
        undoes,
        before,
        after,
      })),
    };
  }
}
