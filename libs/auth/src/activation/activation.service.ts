import { Injectable } from '@nestjs/common';
import { AppError, type MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { logger } from '#observability';
import { AccountsRepository, newEmailInUse, StandingPort, type Account } from '../accounts/index.js';
import { activationRequested } from '../auth.events.js';
import { Limiter } from '../limits/index.js';
import { OneTimeTokens } from '../links/index.js';
import { SessionsService, type SessionMember } from '../sessions/index.js';
import type { Caller } from '../site-facts.js';

/** Proof that a member can read the mail of their address: by the link, or by the six digits beside it. */
@Injectable()
export class ActivationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly tokens: OneTimeTokens,
    private readonly outbox: Outbox,
    private readonly limiter: Limiter,
    private readonly sessions: SessionsService,
    private readonly standing: StandingPort,
  ) {}

  /** Asks for a mail with a new link and a new code. However many accounts claim an address, it gets so many a day. */
  async request(tx: Tx, memberId: MemberId, address: string): Promise<void> {
    await this.limiter.consume('activationByAddress', address);
    const tokenId = await this.tokens.issue(tx, 'activate', memberId, address);
    await this.outbox.tell(tx, activationRequested, { tokenId });
  }

  /** The link's button. Works without a session: the mail may be read on another device. */
  async activateByLink(token: string, caller: Caller): Promise<void> {
    await this.limiter.consume('linkUse', caller.ip);
    await this.transactions.run(async (tx) => {
      const memberId = await this.tokens.use(tx, 'activate', token);
      if (!memberId || !(await this.confirm(tx, memberId))) throw new AppError('link_invalid');
    });
  }

  /** The six digits. After five wrong ones only a new mail helps. */
  async activateByCode(me: SessionMember, code: string): Promise<void> {
    const confirmed = await this.transactions.run(async (tx) => {
      await this.unconfirmed(tx, me.id);
      return (await this.tokens.tryCode(tx, 'activate', me.id, code)) && (await this.confirm(tx, me.id));
    });
    if (confirmed) return;
    logger.warn({ event: 'activation_failed', member: me.id }, 'a wrong activation code');
    throw new AppError('activation_failed', { fields: { code: 'activation_failed' } });
  }

  async resend(me: SessionMember): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await this.unconfirmed(tx, me.id);
      await this.limitMails(me.id);
      await this.request(tx, me.id, account.email);
    });
  }

  /** Corrects a mistyped address before it was confirmed. Links sent to the old one are worthless from here on. */
  async correctAddress(me: SessionMember, email: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await this.unconfirmed(tx, me.id);
      await this.limitMails(me.id);
      if (account.email !== email) {
        if (!(await this.accounts.changeEmail(tx, me.id, email))) throw newEmailInUse();
        await this.tokens.revokeAll(tx, 'activate', me.id);
        await this.tokens.revokeAll(tx, 'reset', me.id);
      }
      // Who enters the same address again means it: what comes back from it once more marks it once more.
      await this.accounts.trustMail(tx, me.id, email);
      await this.request(tx, me.id, email);
    });
  }

  /** The address is proven. False when it was before, or the account is closed. */
  async confirm(tx: Tx, memberId: MemberId): Promise<boolean> {
    if (!(await this.accounts.confirm(tx, memberId))) return false;
    await this.standing.markConfirmed(tx, memberId);
    this.sessions.announceChange(tx, memberId);
    return true;
  }

  /** Locks the account's row, so that two calls at once come one after the other. */
  private async unconfirmed(tx: Tx, memberId: MemberId): Promise<Account> {
    const account = await this.accounts.findForUpdate(tx, memberId);
    if (!account) throw new AppError('authentication_required');
    if (account.status !== 'not_confirmed') throw new AppError('already_active');
    return account;
  }

  private async limitMails(memberId: MemberId): Promise<void> {
    await this.limiter.consume('activationMail', memberId);
    await this.limiter.consume('activationMailDaily', memberId);
  }
}
