import { Injectable } from '@nestjs/common';
import { assertAllowed } from '#contracts';
import { listCap, type InputOf, type MethodsAnswer, type MethodsPage, type MethodsQuery } from '#contracts-admin';
import type { Tx } from '#database';
import { countryName } from '#i18n';
import { CountryMethodsService, MethodsInForce, type CountryMethods } from '#payments';
import { CompaniesOfficeRepository } from '../companies/index.js';
import { mayReadCompanies } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { toMethodsPage, type SaidOf } from './methods-office.views.js';
import { ProviderAnswers } from './provider-answers.service.js';

const byName = (one: CountryMethods, other: CountryMethods): number =>
  countryName(one.country, 'en').localeCompare(countryName(other.country, 'en'));

/** With what members of each country can pay, beside what the provider has switched on: read by finance, chosen by the owner. */
@Injectable()
export class MethodsOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: CompaniesOfficeRepository,
    private readonly methods: CountryMethodsService,
    private readonly inForce: MethodsInForce,
    private readonly provider: ProviderAnswers,
  ) {}

  @OfficeList('payment_methods')
  async list(actor: StaffActor, { page, per_page }: MethodsQuery): Promise<MethodsAnswer> {
    assertAllowed(mayReadCompanies(actor.roles));
    const currenciesOf = await this.provider.currencies();
    return this.reads.run(actor, async (tx) => {
      const countries = (await this.methods.all(tx)).toSorted(byName);
      const shown = countries.slice((page - 1) * per_page, page * per_page);
      const rows = shown.map((country) => this.provider.rowOf(country, currenciesOf(country.country)));
      return {
        result: { rows, total: Math.min(countries.length, listCap), more: countries.length > listCap },
        entry: { act: 'payment_methods.listed', subject: { kind: 'list' }, facts: { page } },
      };
    });
  }

  /** The provider is asked now, and nothing of the database is held while it answers. */
  async open(actor: StaffActor, country: string): Promise<MethodsPage> {
    assertAllowed(mayReadCompanies(actor.roles));
    const said = await this.provider.ask(country);
    return this.reads.run(actor, async (tx) => {
      const page = await this.page(tx, country, said);
      return { result: page, entry: { act: 'payment_methods.opened', subject: { kind: 'list' }, facts: { country } } };
    });
  }

  /** In force in this process at once, in the others with their next look; no order changes with it. */
  async set(actor: StaffActor, country: string, input: InputOf<'set_payment_methods'>): Promise<MethodsPage> {
    const { version, methods, reason } = input;
    const said = await this.provider.last(country);
    const page = await this.commands.run('set_payment_methods', actor, input, async (tx) => {
      const { id, before } = await this.methods.set(tx, { country, version, methods, staffId: actor.id, reason });
      const facts = { country, before: before.isOwn ? before.methods : null, after: methods };
      return { result: await this.page(tx, country, said), subjectId: id, facts };
    });
    await this.inForce.refresh();
    return page;
  }

  private async page(tx: Tx, country: string, said: readonly SaidOf[]): Promise<MethodsPage> {
    const known = await this.methods.of(tx, country);
    const names = await this.office.staffNames(
      tx,
      known.changes.map(({ madeBy }) => madeBy),
    );
    const row = this.provider.rowOf(
      known,
      said.map(({ currency }) => currency),
    );
    return toMethodsPage(row, known, said, names);
  }
}
