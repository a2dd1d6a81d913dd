import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import { Transactions, type Tx } from '#database';
import { logger } from '#observability';
import { AccountsRepository, newEmailInUse, type Account } from '../accounts/index.js';
import { Limiter } from '../limits/index.js';
import { OneTimeTokens } from '../links/index.js';
import type { Caller } from '../site-facts.js';
import { AccountChangesRepository } from './account-changes.repository.js';
import { ChangeConsequences } from './change-consequences.js';

/** The link that went to a new address: with its button the account moves there. The owner of the old one can undo that for 48 hours. */
@Injectable()
export class MailChangeConfirmation {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChangesRepository,
    private readonly tokens: OneTimeTokens,
    private readonly consequences: ChangeConsequences,
    private readonly limiter: Limiter,
  ) {}

  /** Works without a session: the mail may be read on another device. */
  async confirm(token: string, caller: Caller): Promise<void> {
    await this.limiter.consume('linkUse', caller.ip);
    await this.transactions.run(async (tx) => {
      const used = await this.tokens.useAlone(tx, 'mail_change', token);
      const account = used && (await this.accounts.findForUpdate(tx, used.memberId));
      const change = used && (await this.changes.apply(tx, used.tokenId));
      if (!account || !isOpen(account) || !change?.newValue || change.oldValue !== account.email) throw new AppError('link_invalid');
      await this.moveTo(tx, account, change.newValue, change.id);
    });
  }

  private async moveTo(tx: Tx, account: Account, email: string, changeId: string): Promise<void> {
    const { id: memberId, communityId } = account;
    if (await this.accounts.isTaken(tx, communityId, email, memberId)) throw newEmailInUse();
    if (!(await this.accounts.changeEmail(tx, memberId, email))) throw newEmailInUse();
    await this.consequences.mailChanged(tx, account, changeId);
    tx.afterCommit(() => logger.info({ event: 'mail_changed', member: memberId }, 'an address was changed'));
  }
}

const isOpen = ({ status }: Account): boolean => status === 'not_confirmed' || status === 'active' || status === 'paused';
