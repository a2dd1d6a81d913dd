import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { openBankAccount, type BankAccount } from '../bank-accounts/index.js';
import { FinanceRepository, type Facts, type Look } from './finance.repository.js';
import { refunded } from '../payments.events.js';

/** What finance decides of what does not agree by itself. Each answers the facts for the audit log, which its caller writes; throws `not_found`. */
@Injectable()
export class FinanceDecisions {
  constructor(
    private readonly finance: FinanceRepository,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async closeIssue(tx: Tx, issueId: string, reason: string): Promise<Facts> {
    return known(await this.finance.closeIssue(tx, issueId, reason));
  }

  /** Whose money it is gets the credit note; the account that they gave is forgotten. */
  async payElsewhere(tx: Tx, refundId: string): Promise<Facts> {
    const facts = known(await this.finance.payElsewhere(tx, refundId));
    await this.outbox.tell(tx, refunded, { refundId });
    return facts;
  }

  async allowBuying(tx: Tx, memberId: string): Promise<Facts> {
    return known(await this.finance.allowBuying(tx, memberId));
  }

  async settleCountry(tx: Tx, orderId: string): Promise<Facts> {
    return known(await this.finance.settleCountry(tx, orderId));
  }

  /** Where a withdrawal is to be paid whose transfers failed. The database writes the look into the audit log by itself. */
  async bankAccount(tx: Tx, refundId: string, look: Look): Promise<BankAccount & { readonly givenAt: Date }> {
    const { sealed, givenAt } = known(await this.finance.bankAccount(tx, refundId, look));
    return { ...openBankAccount(this.config.appSecret, refundId, sealed), givenAt };
  }
}

function known<Value>(value: Value | null): Value {
  if (value === null) throw new AppError('not_found');
  return value;
}
