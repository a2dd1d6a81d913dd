import { Injectable } from '@nestjs/common';
import { AppError, type MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { logger } from '#observability';
import { AccountsRepository } from '../accounts/index.js';
import { BannedAddresses } from '../closures/index.js';
import { Limiter } from '../limits/index.js';
import { OneTimeTokens } from '../links/index.js';
import type { Caller } from '../site-facts.js';
import { Departures } from './departures.service.js';

/** The way back into a deleted account, which is then as it was. */
@Injectable()
export class RestoringService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly departures: Departures,
    private readonly bannedAddresses: BannedAddresses,
    private readonly tokens: OneTimeTokens,
    private readonly limiter: Limiter,
  ) {}

  /** The button behind the link: the account is back, paused if it was paused. Nobody is logged in by it. */
  async undo(token: string, caller: Caller): Promise<void> {
    await this.limiter.consume('linkUse', caller.ip);
    const memberId = await this.transactions.run(async (tx) => {
      const owner = await this.tokens.use(tx, 'deletion_undo', token);
      if (!owner || !(await this.restore(tx, owner))) throw new AppError('link_invalid');
      return owner;
    });
    logger.info({ requestId: caller.requestId, event: 'account_returned', member: memberId }, 'a deleted account came back');
  }

  /** False when the account was not deleted, or its time is over. Throws `account_banned`. */
  async restore(tx: Tx, memberId: MemberId): Promise<boolean> {
    const account = await this.accounts.findForUpdate(tx, memberId);
    // Banned while it was deleted: the way back is the appeal.
    if (account && (await this.bannedAddresses.isBanned(tx, account))) throw new AppError('account_banned');
    return this.departures.undo(tx, memberId);
  }

  /** Until when a deleted account can come back; undefined when it is not deleted, or its time is over. */
  restorableUntil(tx: Tx, memberId: MemberId): Promise<Date | undefined> {
    return this.departures.until(tx, memberId);
  }
}
