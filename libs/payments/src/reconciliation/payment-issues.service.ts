import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { LateDebitsRepository } from '../direct-debit/index.js';
import { IssuesRepository } from '../issues/index.js';
import { ProviderCallsRepository } from '../payment-sync/index.js';

/** What finance and ops have to look at. */
@Injectable()
export class PaymentIssues {
  constructor(
    private readonly transactions: Transactions,
    private readonly issues: IssuesRepository,
    private readonly calls: ProviderCallsRepository,
    private readonly lateDebits: LateDebitsRepository,
  ) {}

  countOpen(): Promise<number> {
    return this.transactions.read((tx) => this.issues.countOpen(tx));
  }

  /** Calls within an hour about payments that no order has. */
  countUnknownCalls(): Promise<number> {
    return this.transactions.read((tx) => this.calls.unknownLately(tx));
  }

  /** Debits whose day is over and which nobody collects. */
  countLateDebits(): Promise<number> {
    return this.transactions.read((tx) => this.lateDebits.count(tx));
  }
}
