import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import { Transactions, type Tx } from '#database';
import { EuroRates } from '../euro-rates/index.js';
import { placeOf, type Amounts } from './vat-report.policy.js';
import { daysOf } from '../calendar/index.js';
import { VatReportRepository, type Days, type GrossSums, type IssuingCompany, type PaperSums } from './vat-report.repository.js';

export type VatLine = Omit<PaperSums, 'seller' | 'scheme'> & { readonly place: ReturnType<typeof placeOf>; readonly euro: Amounts | null };

export interface VatReport {
  readonly days: Days;
  readonly company: IssuingCompany | null;
  readonly companies: readonly IssuingCompany[];
  readonly lines: readonly VatLine[];
  readonly checks: VatChecks;
}

export interface VatChecks {
  readonly ordersWithoutPaper: number;
  readonly wrongReturns: number;
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
  ) {}

  /** Of a quarter, `2026-Q4`; without a company of whoever was paid last. Throws `not_found` for one that was never paid. */
  of(quarter: string, companyId: string | undefined): Promise<VatReport> {
    const days = daysOf(quarter);
    return this.transactions.read(async (tx) => {
      const companies = await this.reports.companies(tx);
      const company = companyId === undefined ? companies[0] : companies.find(({ id }) => id === companyId);
      if (!company) {
        if (companyId !== undefined) throw new AppError('not_found');
        return { days, company: null, companies, lines: [], checks: { ordersWithoutPaper: 0, wrongReturns: 0, differences: [] } };
      }
      const lines: VatLine[] = [];
      for (const sums of await this.reports.sums(tx, company.id, days)) lines.push(await this.line(tx, sums));
      return { days, company, companies, lines, checks: await this.checks(tx, company.id, days) };
    });
  }

  private async checks(tx: Tx, companyId: string, days: Days): Promise<VatChecks> {
    return {
      ordersWithoutPaper: await this.reports.countWithoutPaper(tx, companyId, days),
      wrongReturns: await this.reports.countWrongReturns(tx, companyId, days),
      differences: differing(await this.reports.invoiced(tx, companyId, days), await this.reports.ordered(tx, companyId, days)),
    };
  }

  /** The Union converts by the rate of the last day of the quarter in which it was sold, or of the next day on which one is published. */
  private async line(tx: Tx, { seller, scheme, ...sums }: PaperSums): Promise<VatLine> {
    const { to } = daysOf(sums.quarter);
    const inEuro = async (minor: number) => (await this.rates.convertFrom(tx, { minor, currency: sums.currency }, to))?.minor;
    const [netMinor, vatMinor] = [await inEuro(sums.netMinor), await inEuro(sums.vatMinor)];
    const euro = netMinor === undefined || vatMinor === undefined ? null : { netMinor, vatMinor };
    return { ...sums, place: placeOf(sums.country, seller, scheme ?? undefined), euro };
  }
}

/** Where two ways of counting come to different sums. */
function differing(papers: readonly GrossSums[], orders: readonly GrossSums[]): VatChecks['differences'] {
  const keyOf = ({ country, currency }: GrossSums) => `${country} ${currency}`;
  const [byPapers, byOrders] = [papers, orders].map((sums) => new Map(sums.map((one) => [keyOf(one), one.minor])));
  const all = new Map([...papers, ...orders].map((one) => [keyOf(one), one]));
  return [...all]
    .map(([key, { country, currency }]) => ({ country, currency, papers: byPapers?.get(key) ?? 0, orders: byOrders?.get(key) ?? 0 }))
    .filter((one) => one.papers !== one.orders);
}
