import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { IcebreakersService } from '#chats';
import { AppError, assertAllowed, locales } from '#contracts';
import {
  listCap,
  type InputOf,
  type OfficeIcebreakersQuery,
  type SiteIcebreakersAnswer,
  type SiteIcebreakersPage,
} from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { mayKeepCatalogue } from '../members.policy.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { CatalogueOfficeRepository } from './catalogue-office.repository.js';

/** The opening lines of each site, by language, in the hands of whoever keeps them. */
@Injectable()
export class IcebreakersOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly commands: StaffCommands,
    private readonly office: CatalogueOfficeRepository,
    private readonly icebreakers: IcebreakersService,
  ) {}

  list({ id, roles, ip }: StaffActor, query: OfficeIcebreakersQuery): Promise<SiteIcebreakersAnswer> {
    assertAllowed(mayKeepCatalogue(roles));
    return this.transactions.run(async (tx) => {
      const rows = await this.office.sites(tx, query);
      const found = await this.office.countSites(tx, listCap + 1);
      await this.audit.record(tx, { staffId: id, act: 'icebreakers.listed', subject: { kind: 'list' }, facts: { page: query.page }, ip });
      return { rows, total: Math.min(found, listCap), more: found > listCap };
    });
  }

  open({ id: staffId, roles, ip }: StaffActor, siteId: string): Promise<SiteIcebreakersPage> {
    assertAllowed(mayKeepCatalogue(roles));
    return this.transactions.run(async (tx) => {
      const page = await this.page(tx, siteId);
      await this.audit.record(tx, { staffId, act: 'icebreakers.opened', subject: { kind: 'icebreakers', id: siteId }, ip });
      return page;
    });
  }

  set(actor: StaffActor, siteId: string, input: InputOf<'set_icebreakers'>): Promise<SiteIcebreakersPage> {
    return this.commands.run('set_icebreakers', actor, input, async (tx) => {
      const { locale, version, lines } = input;
      const before = (await this.page(tx, siteId)).lists.find((list) => list.locale === locale)?.lines ?? [];
      await this.icebreakers.set(tx, siteId, locale, version, lines, actor.id);
      return { result: await this.page(tx, siteId), subjectId: siteId, facts: { locale, before, after: lines } };
    });
  }

  private async page(tx: Tx, siteId: string): Promise<SiteIcebreakersPage> {
    const site = await this.office.site(tx, siteId);
    if (!site) throw new AppError('not_found');
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
    return { ...site, lists };
  }
}
