import { Injectable } from '@nestjs/common';
import { assertAllowed } from '#contracts';
import type { CompaniesAnswer, CompaniesQuery, CompanyPage, InputOf } from '#contracts-admin';
import type { Tx } from '#database';
import { CompaniesService, SiteService } from '#site';
import { mayReadCompanies } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import type { StaffActor } from '../staff-actor.js';
import { assertSteppedUp, StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { CompanyPages } from './company-pages.service.js';

/** The companies that run the sites: read by finance, made and changed by the owner. */
@Injectable()
export class CompaniesOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly pages: CompanyPages,
    private readonly companies: CompaniesService,
    private readonly sites: SiteService,
  ) {}

  @OfficeList('companies')
  list(actor: StaffActor, query: CompaniesQuery): Promise<CompaniesAnswer> {
    assertAllowed(mayReadCompanies(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const answer = await this.pages.list(tx, query);
      return { result: answer, entry: { act: 'companies.listed', subject: { kind: 'list' }, facts: { page: query.page } } };
    });
  }

  open(actor: StaffActor, id: string): Promise<CompanyPage> {
    assertAllowed(mayReadCompanies(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const page = await this.pages.counted(tx, await this.pages.of(tx, id));
      return { result: page, entry: { act: 'company.opened', subject: { kind: 'company', id } } };
    });
  }

  async make(actor: StaffActor, input: InputOf<'make_company'>): Promise<CompanyPage> {
    const { reason: _, step_up: __, ...details } = input;
    const page = await this.commands.run('make_company', actor, input, async (tx, proof) => {
      assertSteppedUp(proof);
      const id = await this.companies.make(tx, details);
      return this.done(tx, id, { after: details });
    });
    return this.pages.withPapers(page);
  }

  /** In this process at once, in the others with their next look at the sites; so is `giveSite`. */
  async change(actor: StaffActor, id: string, input: InputOf<'change_company'>): Promise<CompanyPage> {
    const { version, reason: _, step_up: __, ...details } = input;
    const page = await this.commands.run('change_company', actor, input, async (tx, proof) => {
      const { before, after } = await this.companies.change(tx, id, version, details);
      if ('vat_numbers' in after || 'creditor_id' in after) assertSteppedUp(proof);
      return this.done(tx, id, { before, after }, Object.keys(after).length === 0);
    });
    await this.sites.refresh();
    return this.pages.withPapers(page);
  }

  async giveSite(actor: StaffActor, id: string, input: InputOf<'give_site'>): Promise<CompanyPage> {
    const { site_id: siteId, from } = input;
    const page = await this.commands.run('give_site', actor, input, async (tx) => {
      const isNew = await this.companies.giveSite(tx, { companyId: id, siteId, from });
      return this.done(tx, id, { site: siteId, from }, !isNew);
    });
    await this.sites.refresh();
    return this.pages.withPapers(page);
  }

  private async done(tx: Tx, id: string, facts: Readonly<Record<string, unknown>>, isRepeat = false) {
    return { result: await this.pages.afterCommand(tx, id), subjectId: id, facts, isRepeat };
  }
}
