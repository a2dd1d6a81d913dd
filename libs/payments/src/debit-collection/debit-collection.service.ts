import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { logger } from '#observability';
import { SettlementService } from '../payment-sync/index.js';
import { ProviderError } from '../provider/index.js';
import { DebitsRepository } from '../direct-debit/index.js';
import { DebitClaims } from './debit-claims.service.js';
import { LateDebits } from './late-debits.service.js';
import { RefusedDebits } from './refused-debits.service.js';

const AT_ONCE = 50;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Collects debits on the day that was announced. Two that do so at once, and one that died half-way, collect each debit once: it is marked as sent under the
 * lock of its order before the provider hears of it, and the provider knows it by the order.
 */
@Injectable()
export class DebitCollection {
  constructor(
    private readonly transactions: Transactions,
    private readonly debits: DebitsRepository,
    private readonly claims: DebitClaims,
    private readonly refused: RefusedDebits,
    private readonly settlement: SettlementService,
    private readonly late: LateDebits,
  ) {}

  /** Throws a `ProviderError` when the provider is away; what is left then is collected by the next run, and finance hears of what is late. */
  async collect(): Promise<void> {
    try {
      await this.collectDue();
    } finally {
      await this.late.note();
    }
  }

  private async collectDue(): Promise<void> {
    for (let after = FIRST; ;) {
      const due = await this.transactions.read((tx) => this.debits.due(tx, after, AT_ONCE));
      for (const orderId of due) await this.collectOne(orderId);
      if (due.length < AT_ONCE) return;
      after = due.at(-1) ?? after;
    }
  }

  private async collectOne(orderId: string): Promise<void> {
    if (!(await this.transactions.run((tx) => this.claims.claim(tx, orderId)))) return;
    try {
      await this.settlement.sync(orderId);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
      logger.error({ err: error, orderId }, 'the provider will not collect a debit');
      await this.transactions.run((tx) => this.refused.close(tx, orderId));
    }
  }
}
