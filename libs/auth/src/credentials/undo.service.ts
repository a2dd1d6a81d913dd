import { Injectable } from '@nestjs/common';
import { AppError, type MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { logger } from '#observability';
import { AccountChangesRepository, type AccountChange } from './account-changes.repository.js';
import { AccountsRepository } from '../accounts/index.js';
import { Limiter } from '../limits/index.js';
import { OneTimeTokens } from '../links/index.js';
import { SessionsService } from '../sessions/index.js';
import type { Caller } from '../site-facts.js';

/**
 * Takes back a change of address or password that somebody else made: the owner of the old address presses the button of the mail. Every session
 * ends, because one of them may be the stranger's.
 */
@Injectable()
export class UndoService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChangesRepository,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: SessionsService,
    private readonly limiter: Limiter,
  ) {}

  async undo(purpose: 'mail_undo' | 'password_undo', token: string, caller: Caller): Promise<void> {
    await this.limiter.consume('linkUse', caller.ip);
    await this.transactions.run(async (tx) => {
      const used = await this.tokens.useAlone(tx, purpose, token);
      const account = used && (await this.accounts.findForUpdate(tx, used.memberId));
      const undone = used && (await this.changes.undoFrom(tx, used.memberId, used.tokenId));
      if (!account || !undone) throw new AppError('link_invalid');
      if (account.status === 'banned' || account.status === 'suspended') throw new AppError('account_banned');
      await this.restorePrevious(tx, account.id, undone.change);
      await this.tokens.revoke(tx, undone.deadTokens);
      await this.tokens.revokeAll(tx, 'reset', account.id);
      await this.sessions.revokeAll(tx, account.id);
      logger.warn({ requestId: caller.requestId, event: `${purpose}ne`, member: account.id }, 'a change of the account was undone');
    });
  }

  /** What can no longer be undone is forgotten: old addresses and old hashes. */
  async forgetEnded(): Promise<void> {
    await this.transactions.run((tx) => this.changes.forgetEnded(tx));
  }

  private async restorePrevious(tx: Tx, memberId: MemberId, { kind, oldValue }: AccountChange): Promise<void> {
    if (kind === 'password') return this.accounts.changePassword(tx, memberId, oldValue);
    if (!(await this.accounts.changeEmail(tx, memberId, oldValue))) throw new AppError('link_invalid');
  }
}
