import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type ResetDoBody } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { logger } from '#observability';
import { AccountsRepository } from '../accounts/index.js';
import { resetRequested } from '../auth.events.js';
import { isCommonPassword, Passwords } from '../passwords/index.js';
import { inConstantTime } from '../constant-time.js';
import { KnownDevices, SessionsService, type LoginSession } from '../sessions/index.js';
import { Limiter, Lockout, networkOf } from '../limits/index.js';
import { OneTimeTokens } from '../links/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';
import { UndoLinks } from '../leaving/index.js';

/** A new password by mail. Works while the account is locked out, because it proves more than a password does. */
@Injectable()
export class ResetService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly tokens: OneTimeTokens,
    private readonly undoLinks: UndoLinks,
    private readonly outbox: Outbox,
    private readonly limiter: Limiter,
    private readonly lockout: Lockout,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Asks for the mail. Three a day for an address, known or not, which is free again tomorrow; five an hour from a network, which is free sooner. On a site that keeps quiet about accounts
   * every address gets the same answer.
   */
  async request(site: SiteFacts, email: string, caller: Caller): Promise<void> {
    await this.limiter.take('resetByNetwork', caller.ip);
    await this.limiter.take('resetByAddress', `${site.communityId} ${email}`, 'too_many_resets');
    const isQuiet = !site.settings.reveal_account_existence;
    const sent = await inConstantTime(isQuiet, () => this.send(site, email));
    if (!sent && !isQuiet) throw new AppError('email_not_found', { fields: { email: 'email_not_found' } });
  }

  /** Sets the new password, ends every session and opens one for whoever holds the link. */
  async complete(site: SiteFacts, { token, password }: ResetDoBody, caller: Caller): Promise<LoginSession> {
    await this.limiter.take('linkUse', caller.ip);
    await this.assertLive(token);
    if (await isCommonPassword(password, [])) throw new AppError('password_common', { fields: { password: 'password_common' } });
    const passwordHash = await this.passwords.hash(password);
    return this.transactions.run(async (tx) => {
      const memberId = await this.tokens.use(tx, 'reset', token);
      if (!memberId) throw new AppError('link_invalid');
      const email = await this.openAccountEmail(tx, memberId, site);
      await this.accounts.changePassword(tx, memberId, passwordHash);
      await this.sessions.revokeAll(tx, memberId);
      await this.devices.forgetAll(tx, memberId);
      tx.afterCommit(() => this.lockout.forget(['login', site.communityId, email], networkOf(caller.ip)));
      logger.info({ requestId: caller.requestId, event: 'password_reset', member: memberId }, 'a password was replaced');
      return this.sessions.openAnew(tx, memberId, caller);
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

  private send(site: SiteFacts, email: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const account = await this.accounts.findByEmail(tx, site.communityId, email);
      if (!account) return false;
      // A new password would open nothing: what helps is the link that brings the account back.
      if (account.status === 'deleted' && (await this.undoLinks.request(tx, account))) return true;
      const tokenId = await this.tokens.issue(tx, 'reset', account.id, email);
      await this.outbox.tell(tx, resetRequested, { tokenId });
      return true;
    });
  }
}
