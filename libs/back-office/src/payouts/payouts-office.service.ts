import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { assertAllowed, digitsOf } from '#contracts';
import type { PayoutAnswer, PayoutQuery, PayoutsAnswer, PayoutsQuery } from '#contracts-admin';
import { Transactions } from '#database';
import { Disputes, Payouts, type PayoutLine, type ProviderPayout } from '#payments';
import { mayReadReports } from '../rights.policy.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffReads } from '../staff-reads.js';
import { disputesIn, placeIn, toLine, toPayoutRow, toPlace, toSubtotals } from './payouts.views.js';

const LINES_ON_PAGE = 200;
/** A figure as a file of figures has it. */
const figure = (minor: number, currency: string): string => (minor / 10 ** digitsOf(currency)).toFixed(digitsOf(currency));

export interface PayoutFile {
  readonly name: string;
  readonly stream: Readable;
}

/** What the provider paid out and whether it agrees with our orders, and how many sales were disputed. */
@Injectable()
export class PayoutsOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly transactions: Transactions,
    private readonly payouts: Payouts,
    private readonly disputes: Disputes,
  ) {}

  open({ roles }: StaffActor, { month }: PayoutsQuery): Promise<PayoutsAnswer> {
    assertAllowed(mayReadReports(roles));
    const { bounds } = this.disputes;
    return this.transactions.read(async (tx) => ({
      month,
      is_readable: this.payouts.isReadable,
      seen_at: (await this.payouts.seenAt(tx))?.toISOString() ?? null,
      payouts: (await this.payouts.of(tx, month)).map(toPayoutRow),
      disputes: {
        limit_percent: bounds.limitPercent,
        minimum_sales: bounds.minimumSales,
        rows: disputesIn(await this.disputes.counts(tx), bounds),
      },
    }));
  }

  /** A page of its movements. Whoever opens a payout is written down; turning and narrowing its pages is no new look. */
  async one(actor: StaffActor, id: string, { after, differing }: PayoutQuery): Promise<PayoutAnswer> {
    assertAllowed(mayReadReports(actor.roles));
    const isNewLook = after === undefined && !differing;
    return this.reads.run(actor, async (tx) => {
      const payout = await this.payouts.find(tx, id);
      const { lines, next } = await this.payouts.lines(tx, id, { differing, after: placeIn(after), limit: LINES_ON_PAGE });
      return {
        result: {
          payout: toPayoutRow(payout),
          issue_id: await this.payouts.failureOf(tx, id),
          subtotals: toSubtotals(payout),
          lines: lines.map(toLine),
          next: toPlace(next),
        },
        entry: isNewLook ? { act: 'payout.opened', subject: { kind: 'list' }, facts: { payout: id } } : undefined,
      };
    });
  }

  async export(actor: StaffActor, { month }: PayoutsQuery): Promise<PayoutFile> {
    assertAllowed(mayReadReports(actor.roles));
    const payouts = await this.reads.run(actor, async (tx) => ({
      result: await this.payouts.of(tx, month),
      entry: { act: 'payouts.exported', subject: { kind: 'list' }, facts: { month } },
    }));
    return { name: `payouts-${month}.csv`, stream: asFile(Readable.from(payouts.map(recordOf))) };
  }

  async exportLines(actor: StaffActor, id: string): Promise<PayoutFile> {
    assertAllowed(mayReadReports(actor.roles));
    const { currency } = await this.reads.run(actor, async (tx) => ({
      result: await this.payouts.find(tx, id),
      entry: { act: 'payouts.exported', subject: { kind: 'list' }, facts: { payout: id } },
    }));
    return { name: `payout-${id}.csv`, stream: asFile(Readable.from(this.records(id, currency))) };
  }

  private async *records(id: string, currency: string): AsyncGenerator<object> {
    for await (const line of this.payouts.allLines(id)) yield lineRecordOf(line, currency);
  }
}

const asFile = (records: Readable): Readable => records.compose(stringify({ header: true, record_delimiter: 'windows' })) as Readable;

function recordOf(payout: ProviderPayout) {
  const { state, from, to, fee_net_minor, ...row } = toPayoutRow(payout);
  const { currency } = payout;
  return {
    payout: row.id,
    reference: row.reference ?? '',
    state,
    paid_out: row.at.slice(0, 10),
    from: from ?? '',
    to: to ?? '',
    currency,
    revenue: figure(row.revenue_minor, currency),
    fees: figure(fee_net_minor, currency),
    fees_vat: figure(row.fee_vat_minor, currency),
    paid: figure(row.payout_minor, currency),
    differences: row.differences,
    beyond_payout: figure(row.off_minor, currency),
    without_movement: figure(row.rest_minor, currency),
  };
}

function lineRecordOf(line: PayoutLine, currency: string) {
  return {
    kind: line.kind,
    number: line.id,
    payment: line.paymentId,
    order: line.orderId ?? '',
    at: line.at.toISOString(),
    method: line.method ?? '',
    scheme: line.scheme ?? '',
    currency: line.currency,
    amount: figure(line.amountMinor, line.currency),
    settled_currency: currency,
    settled: figure(line.settledMinor, currency),
    difference: line.difference ?? '',
  };
}
