import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import type { Tx } from '#database';
import { FinanceDecisions } from '../finance/index.js';
import { SettlementEntriesRepository } from './settlement-entries.repository.js';
import { SettlementsRepository } from './settlements.repository.js';

/** Payouts that our bank sent back, maybe after they were booked. */
@Injectable()
export class FailedPayouts {
  constructor(
    private readonly settlements: SettlementsRepository,
    private readonly entries: SettlementEntriesRepository,
    private readonly decisions: FinanceDecisions,
  ) {}

  /**
   * Finance has seen to it: the issue is closed for their reason, and what stood in the books as paid out is booked back to the provider. When the provider
   * pays it after all, it is booked anew by itself. Answers the facts for the audit log, which the caller writes; throws `not_found`.
   */
  async resolve(tx: Tx, issueId: string, reason: string): Promise<Readonly<Record<string, unknown>>> {
    const failed = await this.settlements.lockFailed(tx, issueId);
    if (!failed) throw new AppError('not_found');
    const { id, bookedAt, bookedBackAt } = failed;
    const isInBooks = bookedAt !== null && bookedBackAt === null;
    const entries = isInBooks ? await this.entries.bookBack(tx, id) : 0;
    if (isInBooks) await this.settlements.noteBookedBack(tx, id);
    return { ...(await this.decisions.closeIssue(tx, issueId, reason)), entries };
  }
}
