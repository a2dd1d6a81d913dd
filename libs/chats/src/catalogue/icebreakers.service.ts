import { Injectable } from '@nestjs/common';
import { AppError, type IcebreakersAnswer, type Locale } from '#contracts';
import { Transactions, type Tx } from '#database';
import { SiteService } from '#site';
import type { OwnLine } from './icebreaker-list.entity.js';
import { faultsIn, offered } from './icebreakers.policy.js';
import { IcebreakersRepository, type IcebreakerListRow } from './icebreakers.repository.js';

/** The opening lines that owners write for a site, by language. */
@Injectable()
export class IcebreakersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly icebreakers: IcebreakersRepository,
    private readonly sites: SiteService,
  ) {}

  /** What is offered there; nothing where the app's own lines are. */
  async list(siteId: string, locale: Locale): Promise<IcebreakersAnswer> {
    const row = await this.transactions.read((tx) => this.icebreakers.find(tx, siteId, locale));
    return { lines: offered(row?.lines ?? []) };
  }

  ofSite(tx: Tx, siteId: string): Promise<IcebreakerListRow[]> {
    return this.icebreakers.ofSite(tx, siteId);
  }

  /** A new site begins with the lines of another, those that are hidden among them. */
  copy(tx: Tx, from: string, to: string, staffId: string): Promise<void> {
    return this.icebreakers.copy(tx, from, to, staffId);
  }

  /** Throws `settings_changed` when somebody else wrote meanwhile, and `invalid_input` with what may not stand in a line. */
  async set(tx: Tx, siteId: string, locale: Locale, version: number, lines: readonly OwnLine[], staffId: string): Promise<void> {
    await this.icebreakers.lock(tx, siteId);
    const known = await this.icebreakers.find(tx, siteId, locale);
    if ((known?.version ?? 0) !== version) throw new AppError('settings_changed');
    const { settings } = await this.sites.byId(siteId);
    const faults = faultsIn(lines, settings.message_length);
    if (Object.keys(faults).length > 0) throw new AppError('invalid_input', { fields: faults });
    await this.icebreakers.write(tx, siteId, locale, lines, version + 1, staffId);
  }
}
