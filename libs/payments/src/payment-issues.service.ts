import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { IssuesRepository } from './issues.repository.js';

/** What finance has to look at. */
@Injectable()
export class PaymentIssues {
  constructor(
    private readonly transactions: Transactions,
    private readonly issues: IssuesRepository,
  ) {}

  countOpen(): Promise<number> {
    return this.transactions.read((tx) => this.issues.countOpen(tx));
  }
}
