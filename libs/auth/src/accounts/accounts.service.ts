import { Injectable } from '@nestjs/common';
import { AppError, type MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { AccountsRepository, type Account, type MailStop } from './accounts.repository.js';

@Injectable()
export class AccountsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
  ) {}

  /** The account, whatever its status; throws `member_not_found` when it was erased. */
  async account(tx: Tx, memberId: MemberId): Promise<Account> {
    const account = await this.accounts.find(tx, memberId);
    if (!account) throw new AppError('member_not_found');
    return account;
  }

  /** The account, whatever its status; null when it was erased. */
  findAccount(tx: Tx, memberId: MemberId): Promise<Account | null> {
    return this.accounts.find(tx, memberId);
  }

  /** Notes once why mails to the member have to stop; false when that was noted before. */
  stopMail(tx: Tx, memberId: MemberId, why: MailStop): Promise<boolean> {
    return this.accounts.stopMail(tx, memberId, why);
  }

  /** It was not their addresses: mails go there again. */
  unmarkBounced(tx: Tx, members: readonly MemberId[]): Promise<void> {
    return this.accounts.unmarkBounced(tx, members);
  }

  /** A mail was taken at the address: mails that had stopped because it seemed not to exist go there again. */
  trustMail(tx: Tx, memberId: MemberId, email: string): Promise<void> {
    return this.accounts.trustMail(tx, memberId, email);
  }

  /** The member wants mails again, after leaving them or calling them spam. */
  async resumeMail(memberId: MemberId): Promise<void> {
    await this.transactions.run((tx) => this.accounts.resumeMail(tx, memberId));
  }
}
