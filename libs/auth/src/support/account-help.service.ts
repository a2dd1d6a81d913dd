import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, type AccountHelp, type MemberId } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { AccountsRepository, type Account } from '../accounts/index.js';
import { ActivationMails, ActivationService } from '../activation/index.js';
import { accountHelped } from '../auth.events.js';
import { RestoringService } from '../leaving/index.js';
import { SessionsService } from '../sessions/index.js';

/** What staff do for a member who cannot do it alone. Whoever calls this has asked for the right, and writes it down. */
@Injectable()
export class AccountHelpService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly activation: ActivationService,
    private readonly activationMails: ActivationMails,
    private readonly sessions: SessionsService,
    private readonly restoring: RestoringService,
    private readonly outbox: Outbox,
  ) {}

  /** A new link and a new code. Throws `already_active`, and what the limits of such mails say. */
  async sendActivation(tx: Tx, memberId: MemberId): Promise<void> {
    const { status, email } = await this.locked(tx, memberId);
    if (status !== 'not_confirmed') throw new AppError('already_active');
    await this.activationMails.request(tx, memberId, email);
  }

  /** The address counts as proven, without a link. False when it was before; throws `account_deleted` or `account_banned` for one that is closed. */
  async confirmAddress(tx: Tx, memberId: MemberId): Promise<boolean> {
    assertOpen(await this.locked(tx, memberId));
    return this.activation.confirm(tx, memberId);
  }

  /** Held until the transaction ends. Throws what `confirmAddress` does, and `not_confirmed`: nobody would be told of what is corrected. */
  async assertCorrectable(tx: Tx, memberId: MemberId): Promise<void> {
    const account = await this.locked(tx, memberId);
    assertOpen(account);
    if (account.status === 'not_confirmed') throw new AppError('not_confirmed');
  }

  /** Everybody who is logged in to the account is out. False when nobody was. */
  async revokeSessions(tx: Tx, memberId: MemberId): Promise<boolean> {
    await this.locked(tx, memberId);
    return (await this.sessions.revokeAll(tx, memberId)) > 0;
  }

  /** A deleted account is back as it was. False when it was not deleted; throws `time_over` and `account_banned`. */
  async restore(tx: Tx, memberId: MemberId): Promise<boolean> {
    const { status } = await this.locked(tx, memberId);
    const isBack = await this.restoring.restore(tx, memberId);
    if (!isBack && status === 'deleted') throw new AppError('time_over');
    return isBack;
  }

  /** The owner of the account is told by mail what was done in their name. */
  async notifyOwner(tx: Tx, memberId: MemberId, help: AccountHelp): Promise<void> {
    await this.outbox.tell(tx, accountHelped, { memberId, helpId: randomUUID(), help });
  }

  private async locked(tx: Tx, memberId: MemberId): Promise<Account> {
    const account = await this.accounts.findForUpdate(tx, memberId);
    if (!account) throw new AppError('member_not_found');
    return account;
  }
}

function assertOpen({ status }: Account): void {
  if (status === 'deleted') throw new AppError('account_deleted');
  if (status === 'banned' || status === 'suspended') throw new AppError('account_banned');
}
