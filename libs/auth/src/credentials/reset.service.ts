import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type ResetDoBody } from '#contracts';
import { Transactions, type Tx } from '#database';
import { logger } from '#observability';
import { AccountsRepository } from '../accounts/index.js';
import { assertUncommon, Passwords } from '../passwords/index.js';
import type { LoginSession } from '../sessions/index.js';
import { Limiter } from '../limits/index.js';
import { OneTimeTokens } from '../links/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';
import { SoleSession } from './sole-session.js';

/** A new password by mail. Works while the account is locked out, because it proves more than a password does. */
@Injectable()
export class ResetService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly tokens: OneTimeTokens,
    private readonly limiter: Limiter,
    private readonly passwords: Passwords,
    private readonly session: SoleSession,
  ) {}

  /** Sets the new password, ends every session and opens one for whoever holds the link. */
  async complete(site: SiteFacts, { token, password }: ResetDoBody, caller: Caller): Promise<LoginSession> {
    await this.limiter.consume('linkUse', caller.ip);
    await this.assertLive(token);
    await assertUncommon(password);
    const passwordHash = await this.passwords.hash(password);
    return this.transactions.run(async (tx) => {
      const memberId = await this.tokens.use(tx, 'reset', token);
      if (!memberId) throw new AppError('link_invalid');
      const email = await this.openAccountEmail(tx, memberId, site);
      await this.accounts.changePassword(tx, memberId, passwordHash);
      logger.info({ requestId: caller.requestId, event: 'password_reset', member: memberId }, 'a password was replaced');
      return this.session.open(tx, { memberId, email }, site, caller);
    });
  }

  /** A dead link is told before the password is judged, and costs no hashing. */
  private async assertLive(token: string): Promise<void> {
    const link = await this.transactions.read((tx) => this.tokens.find(tx, token));
    if (link?.purpose !== 'reset' || link.state === 'spent') throw new AppError('link_invalid');
  }

  private async openAccountEmail(tx: Tx, memberId: MemberId, site: SiteFacts): Promise<string> {
    const account = await this.accounts.find(tx, memberId);
    if (account?.communityId !== site.communityId) throw new AppError('link_invalid');
    if (account.status === 'deleted') throw new AppError('account_deleted');
    if (account.status === 'banned' || account.status === 'suspended') throw new AppError('account_banned');
    return account.email;
  }
}
