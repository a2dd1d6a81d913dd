import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import { settingValues, type SettingValues } from '#contracts-admin';
import type { Tx } from '#database';
import { SiteSettingsRepository, type SettingsChange } from './site-settings.repository.js';
import { differences, unchangedSince } from './site-settings.policy.js';
import { readSettings } from './site-settings.js';

const CHANGES_SHOWN = 50;

export interface SettingsWish {
  readonly siteId: string;
  /** The one that was looked at. */
  readonly version: number;
  readonly staffId: string;
  readonly reason: string;
}
/** `isNew`: it was not so already. */
export type SettingsOutcome = { readonly before: Partial<SettingValues>; readonly after: Partial<SettingValues>; readonly isNew: boolean };

/** What an owner sets for a site: one at a time, each change kept with what held before. In force everywhere once the sites are asked for again. */
@Injectable()
export class SiteSettingsService {
  constructor(private readonly settings: SiteSettingsRepository) {}

  /** As they are in force, with the last changes, the newest first. Throws `not_found`. */
  async read(tx: Tx, siteId: string): Promise<{ version: number; values: SettingValues; changes: SettingsChange[] }> {
    const { version, values } = await this.lock(tx, siteId);
    return { version, values, changes: await this.settings.changes(tx, siteId, CHANGES_SHOWN) };
  }

  /** Throws `settings_changed` when somebody else was faster: nothing is set unseen over what they chose. */
  async change(tx: Tx, { siteId, version, staffId, reason }: SettingsWish, wished: Partial<SettingValues>): Promise<SettingsOutcome> {
    const { values } = await this.lock(tx, siteId, version);
    return this.save(tx, { siteId, staffId, reason, undoes: false }, values, wished);
  }

  /** Has hold again what held before the last change. Throws `not_found` when nothing was changed yet. */
  async undo(tx: Tx, { siteId, version, staffId, reason }: SettingsWish): Promise<SettingsOutcome> {
    const { values } = await this.lock(tx, siteId, version);
    // Prices and the company raise the version too, and are no settings.
    const [last] = await this.settings.changes(tx, siteId, 1);
    if (!last) throw new AppError('not_found');
    // What something else has set since then stays.
    const before = unchangedSince(values, last);
    if (Object.keys(before).length === 0) throw new AppError('settings_changed');
    return this.save(tx, { siteId, staffId, reason, undoes: true }, values, before);
  }

  private async save(
    tx: Tx,
    change: Pick<SettingsChange, 'siteId' | 'staffId' | 'reason' | 'undoes'>,
    now: SettingValues,
    wished: Partial<SettingValues>,
  ): Promise<SettingsOutcome> {
    const { before, after } = differences(now, wished);
    if (Object.keys(after).length === 0) return { before, after, isNew: false };
    const version = await this.settings.save(tx, change.siteId, after);
    await this.settings.note(tx, { ...change, version, before, after });
    return { before, after, isNew: true };
  }

  private async lock(tx: Tx, siteId: string, version?: number): Promise<{ version: number; values: SettingValues }> {
    const found = await this.settings.lock(tx, siteId);
    if (!found) throw new AppError('not_found');
    if (version !== undefined && version !== found.version) throw new AppError('settings_changed');
    return { version: found.version, values: settingValues.parse(readSettings(found.settings).settings) };
  }
}
