import { Injectable } from '@nestjs/common';
import { assertAllowed } from '#contracts';
import { listCap, type InputOf, type OfficeSitesAnswer, type SitePage, type SitesAnswer, type SitesQuery } from '#contracts-admin';
import { SiteService, SiteSettingsService, type Site } from '#site';
import { mayReadSiteNames, maySetSites } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import { SitePages } from './site-pages.service.js';
import { SitesOfficeRepository } from './sites-office.repository.js';
import type { StaffActor } from '../staff-actor.js';
import { assertSteppedUp, StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';

/** The sites of the house: what is set for each, by whom, and what held before. */
@Injectable()
export class SitesOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: SitesOfficeRepository,
    private readonly settings: SiteSettingsService,
    private readonly sites: SiteService,
    private readonly pages: SitePages,
  ) {}

  @OfficeList('sites')
  list(actor: StaffActor, query: SitesQuery): Promise<SitesAnswer> {
    assertAllowed(maySetSites(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.office.page(tx, query);
      const found = await this.office.count(tx, listCap + 1);
      return {
        result: { rows, total: Math.min(found, listCap), more: found > listCap },
        entry: { act: 'sites.listed', subject: { kind: 'list' }, facts: { page: query.page } },
      };
    });
  }

  /** What there is to choose from: sites of one name are told apart by their first host. */
  async names({ roles }: StaffActor): Promise<OfficeSitesAnswer> {
    assertAllowed(mayReadSiteNames(roles));
    const sites = await this.sites.all();
    const isShared = (name: string) => sites.filter((one) => one.name === name).length > 1;
    const named = ({ name, hosts }: Pick<Site, 'name' | 'hosts'>) => {
      const host = hosts.find((one) => !/^[\d.]+$/.test(one));
      return isShared(name) && host ? `${name} (${host})` : name;
    };
    return { sites: sites.map((site) => ({ id: site.id, name: named(site) })) };
  }

  open(actor: StaffActor, id: string): Promise<SitePage> {
    assertAllowed(maySetSites(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const page = await this.pages.of(tx, id);
      return { result: page, entry: { act: 'site.opened', subject: { kind: 'site', id } } };
    });
  }

  /** In this process at once, in the others with their next look at the sites. */
  async change(actor: StaffActor, id: string, input: InputOf<'change_settings'>): Promise<SitePage> {
    const { version, changes, reason } = input;
    const page = await this.commands.run('change_settings', actor, input, async (tx, proof) => {
      const { before, after, isNew } = await this.settings.change(tx, { siteId: id, version, staffId: actor.id, reason }, changes);
      if ('refund_alone' in after) assertSteppedUp(proof);
      return { result: await this.pages.of(tx, id), subjectId: id, facts: { before, after }, isRepeat: !isNew };
    });
    await this.sites.refresh();
    return page;
  }

  async undo(actor: StaffActor, id: string, input: InputOf<'undo_settings'>): Promise<SitePage> {
    const { version, reason } = input;
    const page = await this.commands.run('undo_settings', actor, input, async (tx, proof) => {
      const { before, after, isNew } = await this.settings.undo(tx, { siteId: id, version, staffId: actor.id, reason });
      if ('refund_alone' in after) assertSteppedUp(proof);
      return { result: await this.pages.of(tx, id), subjectId: id, facts: { before, after }, isRepeat: !isNew };
    });
    await this.sites.refresh();
    return page;
  }
}
