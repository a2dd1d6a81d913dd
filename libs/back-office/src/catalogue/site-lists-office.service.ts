import { Injectable } from '@nestjs/common';
import { IcebreakersService } from '#chats';
import { AppError, assertAllowed, locales } from '#contracts';
import { listCap, type InputOf, type SiteListsQuery, type SiteListsAnswer, type SiteListsPage } from '#contracts-admin';
import type { Tx } from '#database';
import { SiteService, SiteSettingsService } from '#site';
import { mayKeepCatalogue } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { CatalogueOfficeRepository } from './catalogue-office.repository.js';

/** What members choose from on each site, opening lines by language and interests, in the hands of whoever keeps them. */
@Injectable()
export class SiteListsOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: CatalogueOfficeRepository,
    private readonly icebreakers: IcebreakersService,
    private readonly settings: SiteSettingsService,
    private readonly sites: SiteService,
  ) {}

  @OfficeList('site_lists')
  list(actor: StaffActor, query: SiteListsQuery): Promise<SiteListsAnswer> {
    assertAllowed(mayKeepCatalogue(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.office.sites(tx, query);
      const found = await this.office.countSites(tx, listCap + 1);
      return {
        result: { rows, total: Math.min(found, listCap), more: found > listCap },
        entry: { act: 'site_lists.listed', subject: { kind: 'list' }, facts: { page: query.page } },
      };
    });
  }

  open(actor: StaffActor, siteId: string): Promise<SiteListsPage> {
    assertAllowed(mayKeepCatalogue(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const page = await this.page(tx, siteId);
      return { result: page, entry: { act: 'site_lists.opened', subject: { kind: 'site_lists', id: siteId } } };
    });
  }

  setIcebreakers(actor: StaffActor, siteId: string, input: InputOf<'set_icebreakers'>): Promise<SiteListsPage> {
    return this.commands.run('set_icebreakers', actor, input, async (tx) => {
      const { locale, version, lines } = input;
      const before = (await this.page(tx, siteId)).lists.find((list) => list.locale === locale)?.lines ?? [];
      await this.icebreakers.set(tx, siteId, locale, version, lines, actor.id);
      return { result: await this.page(tx, siteId), subjectId: siteId, facts: { locale, before, after: lines } };
    });
  }

  /** A setting of the site as any other: kept with who and why, and the owner can take it back there. In force elsewhere with the next look at the sites. */
  async setInterests(actor: StaffActor, siteId: string, input: InputOf<'set_interests'>): Promise<SiteListsPage> {
    const page = await this.commands.run('set_interests', actor, input, async (tx) => {
      const { version, interests, reason } = input;
      const { before, after, isNew } = await this.settings.change(tx, { siteId, version, staffId: actor.id, reason }, { interests });
      return { result: await this.page(tx, siteId), subjectId: siteId, facts: { before, after }, isRepeat: !isNew };
    });
    await this.sites.refresh();
    return page;
  }

  private async page(tx: Tx, siteId: string): Promise<SiteListsPage> {
    const site = await this.office.site(tx, siteId);
    if (!site) throw new AppError('not_found');
    const { version, values } = await this.settings.read(tx, siteId);
    const rows = await this.icebreakers.ofSite(tx, siteId);
    const people = await this.office.staffNames(
      tx,
      rows.map(({ changedBy }) => changedBy),
    );
    const lists = locales.map((locale) => {
      const row = rows.find((one) => one.locale === locale);
      return {
        locale,
        version: row?.version ?? 0,
        lines: row?.lines ?? [],
        changed_at: row?.changedAt.toISOString() ?? null,
        changed_by: (row && people.get(row.changedBy)) ?? null,
      };
    });
    return { ...site, lists, version, interests: values.interests };
  }
}
