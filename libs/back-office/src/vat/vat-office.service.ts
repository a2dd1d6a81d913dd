import { Injectable } from '@nestjs/common';
import { assertAllowed } from '#contracts';
import { listCap, type InputOf, type VatAnswer, type VatPage, type VatQuery, type VatRateState } from '#contracts-admin';
import type { Tx } from '#database';
import { countryName } from '#i18n';
import { stateOf, VatInForce, VatRatesService, type CountryRates } from '#payments';
import { CompaniesOfficeRepository } from '../companies/index.js';
import { mayReadCompanies } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { toVatRate, toVatRow } from './vat-office.views.js';

/** What holds, what comes, then what was. */
const order: readonly VatRateState[] = ['in_force', 'planned', 'over', 'withdrawn'];

const byName = (one: CountryRates, other: CountryRates): number =>
  countryName(one.country, 'en').localeCompare(countryName(other.country, 'en'));

/** The VAT of each country by the day: read by finance, added and withdrawn by the owner. */
@Injectable()
export class VatOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: CompaniesOfficeRepository,
    private readonly rates: VatRatesService,
    private readonly inForce: VatInForce,
  ) {}

  @OfficeList('vat')
  list(actor: StaffActor, { page, per_page }: VatQuery): Promise<VatAnswer> {
    assertAllowed(mayReadCompanies(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const [found, today] = [await this.rates.all(tx), await this.rates.today(tx)];
      const countries = found.toSorted(byName);
      const rows = countries.slice((page - 1) * per_page, page * per_page).map((country) => toVatRow(country, today));
      return {
        result: { rows, total: Math.min(countries.length, listCap), more: countries.length > listCap },
        entry: { act: 'vat.listed', subject: { kind: 'list' }, facts: { page } },
      };
    });
  }

  open(actor: StaffActor, country: string): Promise<VatPage> {
    assertAllowed(mayReadCompanies(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const page = await this.page(tx, country);
      return { result: page, entry: { act: 'vat.opened', subject: { kind: 'list' }, facts: { country } } };
    });
  }

  /** Known to this process at once, to the others with their next look; it begins on the next day at the earliest. */
  async add(actor: StaffActor, input: InputOf<'add_vat_rate'>): Promise<VatPage> {
    const { country, version, basis_points: basisPoints, from: fromDay, reason } = input;
    const page = await this.commands.run('add_vat_rate', actor, input, async (tx) => {
      const id = await this.rates.add(tx, { country, version, basisPoints, fromDay, staffId: actor.id, reason });
      const facts = { country, basis_points: basisPoints, from: fromDay };
      return { result: await this.page(tx, country), subjectId: id, facts };
    });
    await this.inForce.refresh();
    return page;
  }

  async withdraw(actor: StaffActor, id: string, input: InputOf<'withdraw_vat_rate'>): Promise<VatPage> {
    const page = await this.commands.run('withdraw_vat_rate', actor, input, async (tx) => {
      const { country, isNew } = await this.rates.withdraw(tx, id);
      return { result: await this.page(tx, country), subjectId: id, facts: { country }, isRepeat: !isNew };
    });
    await this.inForce.refresh();
    return page;
  }

  private async page(tx: Tx, country: string): Promise<VatPage> {
    const [found, today] = [await this.rates.of(tx, country), await this.rates.today(tx)];
    const names = await this.office.staffNames(
      tx,
      found.rates.flatMap(({ madeBy }) => madeBy ?? []),
    );
    const shown = found.rates.toReversed().map((rate) => toVatRate(rate, stateOf(rate, found.rates, today), names));
    return {
      ...toVatRow(found, today),
      version: found.version,
      today,
      rates: order.flatMap((state) => shown.filter((rate) => rate.state === state)),
    };
  }
}
