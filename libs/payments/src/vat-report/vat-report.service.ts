import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { EuroRates } from '../euro-rates/euro-rates.service.js';
import { inForce } from '../vat/dated.policy.js';
import { VatSchemesRepository, type VatSchemeRow } from '../vat/vat-schemes.repository.js';
import { daysOf, placeOf, type Amounts } from './vat-report.policy.js';
import { VatReportRepository, type Days, type GrossSums, type IssuingCompany, type PaperSums } from './vat-report.repository.js';

export type VatLine = PaperSums & { readonly place: ReturnType<typeof placeOf>; readonly euro: Amounts | null };

export interface VatReport {
  readonly days: Days;
  readonly company: IssuingCompany | null;
  readonly companies: readonly IssuingCompany[];
  readonly lines: readonly VatLine[];
  readonly ordersWithoutPaper: number;
  readonly differences: readonly {
    readonly country: string;
    readonly currency: string;
    readonly papers: number;
    readonly orders: number;
  }[];
}

/** What a company declares of a quarter, read from its papers and counted again from the orders. */
@Injectable()
export class VatReports {
  constructor(
    private readonly transactions: Transactions,
    private readonly reports: VatReportRepository,
    private readonly rates: EuroRates,
    private readonly schemes: VatSchemesRepository,
  ) {}

  /** Of a quarter, `2026-Q4`; without a company, or of an unknown one, of whoever issued the newest paper. */
  of(quarter: string, companyId: string | undefined): Promise<VatReport> {
    const days = daysOf(quarter);
    return this.transactions.read(async (tx) => {
      const companies = await this.reports.companies(tx);
      const company = companies.find(({ id }) => id === companyId) ?? companies[0] ?? null;
      if (!company) return { days, company, companies, lines: [], ordersWithoutPaper: 0, differences: [] };
      const lines: VatLine[] = [];
      const schemes = await this.schemes.ofCompany(tx, company.id);
      for (const sums of await this.reports.sums(tx, company.id, days)) lines.push(await this.line(tx, sums, company, schemes));
      const differences = differing(await this.reports.invoiced(tx, company.id, days), await this.reports.ordered(tx, company.id, days));
      const ordersWithoutPaper = await this.reports.countWithoutPaper(tx, company.id, days);
      return { days, company, companies, lines, ordersWithoutPaper, differences };
    });
  }

  /** The Union converts by the rate of the last day of the quarter in which it was sold. */
  private async line(tx: Tx, sums: PaperSums, company: IssuingCompany, schemes: readonly VatSchemeRow[]): Promise<VatLine> {
    const { to } = daysOf(sums.quarter);
    const inEuro = async (minor: number) => (await this.rates.convert(tx, { minor, currency: sums.currency }, 'EUR', to))?.minor;
    const [netMinor, vatMinor] = [await inEuro(sums.netMinor), await inEuro(sums.vatMinor)];
    const euro = netMinor === undefined || vatMinor === undefined ? null : { netMinor, vatMinor };
    const place = placeOf(sums.country, company.country, inForce(schemes, sums.country, to)?.kind);
    return { ...sums, place, euro };
  }
}

/** Where two ways of counting come to different sums. */
function differing(papers: readonly GrossSums[], orders: readonly GrossSums[]): VatReport['differences'] {
  const keyOf = ({ country, currency }: GrossSums) => `${country} ${currency}`;
  const [byPapers, byOrders] = [papers, orders].map((sums) => new Map(sums.map((one) => [keyOf(one), one.minor])));
  const all = new Map([...papers, ...orders].map((one) => [keyOf(one), one]));
  return [...all]
    .map(([key, { country, currency }]) => ({ country, currency, papers: byPapers?.get(key) ?? 0, orders: byOrders?.get(key) ?? 0 }))
    .filter((one) => one.papers !== one.orders);
}
