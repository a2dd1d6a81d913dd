import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError, type BankAccountBody, type BankAccountView } from '#contracts';
import { Transactions, type Tx } from '#database';
import { BankAccountsRepository, bankAccountStateOf, endOf, isBankAccountKey, isIban, sealBankAccount } from '../bank-accounts/index.js';
import { IssuesRepository } from '../issues/index.js';
import { OrdersRepository } from '../orders/index.js';
import { RefundsRepository, type Refund } from '../refunds/index.js';
import { ownOrder, type Withdrawer } from './withdrawer.js';

/**
 * Where money goes that could not be paid back the way it came. The member's right to it stands, so they are asked for an account; it is kept
 * sealed, opened by finance alone with a reason, and deleted when the money is paid.
 */
@Injectable()
export class BankAccounts {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly accounts: BankAccountsRepository,
    private readonly issues: IssuesRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  view(who: Withdrawer, orderId: string): Promise<BankAccountView> {
    return this.transactions.read(async (tx) => {
      await this.assertAllowed(tx, orderId, who);
      return this.viewOf(tx, await this.refunds.withdrawalOf(tx, orderId));
    });
  }

  /** Takes the account, or another one in its place, until the money is paid. Finance reads of it with the issue of the refund. */
  async give(who: Withdrawer, orderId: string, { iban, holder }: BankAccountBody): Promise<BankAccountView> {
    if (!isIban(iban)) throw new AppError('iban_invalid', { fields: { iban: 'iban_invalid' } });
    return this.transactions.run(async (tx) => {
      await this.assertAllowed(tx, orderId, who);
      const refund = await this.refunds.lockWithdrawalOf(tx, orderId);
      if (!refund) throw new AppError('order_not_found');
      if (refund.state !== 'failed') throw new AppError('bank_account_not_needed');
      const { id: refundId, memberId } = refund;
      const sealed = sealBankAccount(this.config.appSecret, refundId, { iban, holder });
      await this.accounts.replace(tx, { refundId, memberId, sealed, endsIn: endOf(iban) });
      await this.issues.note(tx, { kind: 'refund_failed', subject: refundId, orderId, details: { bank_account: 'given' } });
      return this.viewOf(tx, refund);
    });
  }

  private async viewOf(tx: Tx, refund: Refund | null): Promise<BankAccountView> {
    if (!refund || refund.amountMinor === 0) throw new AppError('order_not_found');
    const given = await this.accounts.ofRefund(tx, refund.id);
    return {
      amount: { minor: refund.amountMinor, currency: refund.currency },
      state: bankAccountStateOf(refund, given !== null),
      ends_in: given?.endsIn ?? null,
    };
  }

  private async assertAllowed(tx: Tx, orderId: string, who: Withdrawer): Promise<void> {
    ownOrder(await this.orders.find(tx, orderId), who, (id, key) => isBankAccountKey(this.config.appSecret, id, key));
  }
}
