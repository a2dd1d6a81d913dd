import { Injectable } from '@nestjs/common';
import type { CompanyPage, VatScheme } from '#contracts-admin';
import type { Tx } from '#database';
import { isWithdrawable, numberText, stateOf, VatRatesService, VatSchemesService, type VatSchemeRow } from '#payments';
import { CompaniesService } from '#site';
import { CompaniesOfficeRepository, type Series } from './companies-office.repository.js';

type UncountedPage = Omit<CompanyPage, 'numbers'>;

/** All that staff see of one company. */
@Injectable()
export class CompanyPages {
  constructor(
    private readonly office: CompaniesOfficeRepository,
    private readonly companies: CompaniesService,
    private readonly schemes: VatSchemesService,
    private readonly rates: VatRatesService,
  ) {}

  /** All but its papers. Throws `not_found`. */
  async of(tx: Tx, id: string): Promise<UncountedPage> {
    const { added, ...company } = await this.companies.find(tx, id);
    const sites = await this.office.sites(tx);
    return {
      ...company,
      added: added.toISOString(),
      sites: sites.filter((site) => site.company.id === id).map(({ company: _, ...site }) => site),
      other_sites: sites.filter((site) => site.company.id !== id),
      vat_schemes: await this.schemesOf(tx, id),
    };
  }

  /** With its papers, which are counted while nobody waits for what the caller holds: there may be very many. */
  async counted(tx: Tx, page: UncountedPage): Promise<CompanyPage> {
    return { ...page, numbers: (await this.office.series(tx, page.id)).map(toSeries) };
  }

  private async schemesOf(tx: Tx, id: string): Promise<VatScheme[]> {
    const [rows, today] = [await this.schemes.ofCompany(tx, id), await this.rates.today(tx)];
    const names = await this.office.staffNames(
      tx,
      rows.map(({ madeBy }) => madeBy),
    );
    return rows.toReversed().map((row) => toScheme(row, rows, today, names));
  }
}

const toSeries = ({ year, kind, count, last }: Series) => ({
  year,
  kind,
  count,
  last,
  last_number: numberText({ kind, year, number: last }),
});

const toScheme = (row: VatSchemeRow, rows: readonly VatSchemeRow[], today: string, names: ReadonlyMap<string, string>): VatScheme => ({
  id: row.id,
  country: row.country,
  kind: row.kind,
  number: row.number,
  from: row.fromDay,
  state: stateOf(row, rows, today),
  may_withdraw: isWithdrawable(row, today),
  made_at: row.madeAt.toISOString(),
  made_by: names.get(row.madeBy) ?? null,
  reason: row.reason,
});
