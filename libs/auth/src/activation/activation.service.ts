import { Injectable } from '@nestjs/common';
import { AppError, type MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { logger } from '#observability';
import { AccountsRepository, StandingPort } from '../accounts/index.js';
import { Limiter } from '../limits/index.js';
import { OneTimeTokens } from '../links/index.js';
import { SessionsService, type SessionMember } from '../sessions/index.js';
import type { Caller } from '../site-facts.js';
import { lockUnconfirmed } from './lock-unconfirmed.js';

/** Proof that a member can read the mail of their address: by the link, or by the six digits beside it. */
@Injectable()
export class ActivationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly tokens: OneTimeTokens,
    private readonly limiter: Limiter,
    private readonly sessions: SessionsService,
    private readonly standing: StandingPort,
  ) {}

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
      await lockUnconfirmed(this.accounts, tx, me.id);
      return (await this.tokens.tryCode(tx, 'activate', me.id, code)) && (await this.confirm(tx, me.id));
    });
    if (confirmed) return;
    logger.warn({ event: 'activation_failed', member: me.id }, 'a wrong activation code');
    throw new AppError('activation_failed', { fields: { code: 'activation_failed' } });
  }

  /** The address is proven. False when it was before, or the account is closed. */
  async confirm(tx: Tx, memberId: MemberId): Promise<boolean> {
    if (!(await this.accounts.confirm(tx, memberId))) return false;
    await this.standing.markConfirmed(tx, memberId);
    this.sessions.announceChange(tx, memberId);
    return true;
  }
}
