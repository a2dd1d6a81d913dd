import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { assertAllowed, digitsOf } from '#contracts';
import { vatPlaces, type VatLine, type VatReportAnswer, type VatReportQuery } from '#contracts-admin';
import { Clock } from '#database';
import { bookDay, sumOf, VatReports, type Amounts } from '#payments';
import { mayReadReports } from '../rights.policy.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffReads } from '../staff-reads.js';

const toAmounts = (amounts: Amounts | null) => amounts && { net_minor: amounts.netMinor, vat_minor: amounts.vatMinor };
/** A figure as a file of figures has it. */
const figure = (minor: number, currency: string): string => (minor / 10 ** digitsOf(currency)).toFixed(digitsOf(currency));

/** What finance declares of a quarter, for whoever fills in the return. */
@Injectable()
export class VatReportOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly reports: VatReports,
    private readonly clock: Clock,
  ) {}

  async open({ roles }: StaffActor, { quarter, company_id }: VatReportQuery): Promise<VatReportAnswer> {
    assertAllowed(mayReadReports(roles));
    const { days, company, companies, lines, checks } = await this.reports.of(quarter, company_id);
    return {
      quarter,
      ...days,
      is_over: bookDay(this.clock.now()) > days.to,
      company,
      companies: [...companies],
      lines: lines.map(({ basisPoints, netMinor, vatMinor, euro, ...line }) => ({
        ...line,
        basis_points: basisPoints,
        net_minor: netMinor,
        vat_minor: vatMinor,
        euro: toAmounts(euro),
      })),
      totals: vatPlaces.map((place) => ({
        place,
        euro: toAmounts(sumOf(lines.filter((one) => one.place === place).map(({ euro }) => euro))),
      })),
      checks: {
        orders_without_paper: checks.ordersWithoutPaper,
        wrong_returns: checks.wrongReturns,
        differences: checks.differences.map(({ papers, orders, ...one }) => ({ ...one, papers_minor: papers, orders_minor: orders })),
      },
    };
  }

  /** Whoever takes the lines away is written down. */
  async export(actor: StaffActor, query: VatReportQuery): Promise<Readable> {
    const { lines, company } = await this.open(actor, query);
    const facts = { quarter: query.quarter, company_id: company?.id ?? null };
    await this.reads.note(actor, { act: 'vat_report.exported', subject: { kind: 'list' }, facts });
    return Readable.from(lines.map((line) => recordOf(company?.name ?? '', line))).compose(
      stringify({ header: true, record_delimiter: 'windows' }),
    ) as Readable;
  }
}

const recordOf = (company: string, { place, quarter, country, basis_points, currency, papers, net_minor, vat_minor, euro }: VatLine) => ({
  company,
  place,
  quarter,
  country,
  rate_percent: (basis_points / 100).toFixed(2),
  currency,
  papers,
  net: figure(net_minor, currency),
  vat: figure(vat_minor, currency),
  net_eur: euro ? figure(euro.net_minor, 'EUR') : '',
  vat_eur: euro ? figure(euro.vat_minor, 'EUR') : '',
});
