import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { IssuesRepository } from '../issues/index.js';
import { LateDebitsRepository } from '../direct-debit/index.js';

/** So many are named to finance; the alarm counts all. */
const MOST_NAMED = 500;

/** Debits whose day is over and which nobody collects: finance and ops hear of them until they are. */
@Injectable()
export class LateDebits {
  constructor(
    private readonly transactions: Transactions,
    private readonly late: LateDebitsRepository,
    private readonly issues: IssuesRepository,
  ) {}

  /** An issue for each of them; those of debits that were collected meanwhile, or called off, are ended. */
  async note(): Promise<void> {
    await this.transactions.run(async (tx) => {
      for (const { orderId, collectOn, state } of await this.late.list(tx, MOST_NAMED))
        await this.issues.note(tx, { kind: 'debit_uncollected', subject: orderId, orderId, details: { collectOn, state } });
      await this.issues.closeResolved(tx);
    });
  }
}
