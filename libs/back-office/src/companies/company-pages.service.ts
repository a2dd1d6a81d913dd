import { Injectable } from '@nestjs/common';
import { listCap, type CompaniesAnswer, type CompaniesQuery, type CompanyPage, type CompanyRow, type VatScheme } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { isWithdrawable, numberText, stateOf, VatRatesService, VatSchemesService, type VatSchemeRow } from '#payments';
import { CompaniesService } from '#site';
import { CompaniesOfficeRepository, type ListedCompany, type Series } from './companies-office.repository.js';

type UncountedPage = Omit<CompanyPage, 'numbers'>;

/** What staff see of companies. */
@Injectable()
export class CompanyPages {
  constructor(
    private readonly transactions: Transactions,
    private readonly office: CompaniesOfficeRepository,
    private readonly companies: CompaniesService,
    private readonly schemes: VatSchemesService,
    private readonly rates: VatRatesService,
  ) {}

  /** A page of all companies, with the last invoice of the year. */
  async list(tx: Tx, query: CompaniesQuery): Promise<CompaniesAnswer> {
    const year = Number((await this.rates.today(tx)).slice(0, 4));
    const rows = await this.office.page(tx, query, year);
    const found = await this.office.count(tx, listCap + 1);
    return { rows: rows.map((row) => toRow(row, year)), total: Math.min(found, listCap), more: found > listCap };
  }

  /** All but the papers of one company. Throws `not_found`. */
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

  /** As a command answers it; its papers are counted afterwards (`withPapers`). */
  async afterCommand(tx: Tx, id: string): Promise<CompanyPage> {
    return { ...(await this.of(tx, id)), numbers: [] };
  }

  /** For a page that a command answered. */
  withPapers(page: CompanyPage): Promise<CompanyPage> {
    return this.transactions.read((tx) => this.counted(tx, page));
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

const toRow = ({ added, last, ...row }: ListedCompany, year: number): CompanyRow => ({
  ...row,
  added: added.toISOString(),
  last_number: last === null ? null : numberText({ kind: 'invoice', year, number: last }),
});

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
