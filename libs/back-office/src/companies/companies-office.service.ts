import { Injectable } from '@nestjs/common';
import { assertAllowed } from '#contracts';
import type { CompaniesAnswer, CompaniesQuery, CompanyPage, InputOf } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { VatSchemesService } from '#payments';
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
    private readonly transactions: Transactions,
    private readonly commands: StaffCommands,
    private readonly pages: CompanyPages,
    private readonly companies: CompaniesService,
    private readonly schemes: VatSchemesService,
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
    return this.counted(page);
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
    return this.counted(page);
  }

  async giveSite(actor: StaffActor, id: string, input: InputOf<'give_site'>): Promise<CompanyPage> {
    const { site_id: siteId, from } = input;
    const page = await this.commands.run('give_site', actor, input, async (tx) => {
      const isNew = await this.companies.giveSite(tx, { companyId: id, siteId, from });
      return this.done(tx, id, { site: siteId, from }, !isNew);
    });
    await this.sites.refresh();
    return this.counted(page);
  }

  async setScheme(actor: StaffActor, companyId: string, input: InputOf<'set_vat_scheme'>): Promise<CompanyPage> {
    const { version, country, kind, number, from: fromDay, reason } = input;
    const page = await this.commands.run('set_vat_scheme', actor, input, async (tx, proof) => {
      assertSteppedUp(proof);
      const wish = { companyId, version, country, kind, number, fromDay, staffId: actor.id, reason };
      const scheme = await this.schemes.set(tx, wish);
      return this.done(tx, companyId, { scheme, country, kind, number, from: fromDay });
    });
    return this.counted(page);
  }

  async withdrawScheme(actor: StaffActor, scheme: string, input: InputOf<'withdraw_vat_scheme'>): Promise<CompanyPage> {
    const page = await this.commands.run('withdraw_vat_scheme', actor, input, async (tx, proof) => {
      assertSteppedUp(proof);
      const { companyId, isNew } = await this.schemes.withdraw(tx, scheme);
      return this.done(tx, companyId, { scheme }, !isNew);
    });
    return this.counted(page);
  }

  private async done(tx: Tx, id: string, facts: Readonly<Record<string, unknown>>, isRepeat = false) {
    return { result: { ...(await this.pages.of(tx, id)), numbers: [] }, subjectId: id, facts, isRepeat };
  }

  private counted(page: CompanyPage): Promise<CompanyPage> {
    return this.transactions.read((tx) => this.pages.counted(tx, page));
  }
}
