import { Injectable } from '@nestjs/common';
import { AppError, type LeaveBody, type MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { logger } from '#observability';
import { AccountsRepository, MemberLifecycle, StandingPort } from '../accounts/index.js';
import { BannedAddresses } from '../closures/index.js';
import { DeparturesRepository } from './departures.repository.js';
import { Limiter } from '../limits/index.js';
import { OneTimeTokens } from '../links/index.js';
import { OwnPassword } from '../login/index.js';
import { SessionsService, type SessionMember } from '../sessions/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';
import { UndoLinks } from './undo-links.js';

/** Going, and coming back. A deleted account is hidden at once; for two weeks a link by mail brings it back as it was. */
@Injectable()
export class LeavingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly departures: DeparturesRepository,
    private readonly sessions: SessionsService,
    private readonly standing: StandingPort,
    private readonly lifecycle: MemberLifecycle,
    private readonly ownPassword: OwnPassword,
    private readonly limiter: Limiter,
    private readonly tokens: OneTimeTokens,
    private readonly undoLinks: UndoLinks,
    private readonly bannedAddresses: BannedAddresses,
  ) {}

  /** Deletes the account: sessions and sockets end, nobody sees the member any more. Answers until when it can come back. */
  async leave(me: SessionMember, { password, reason }: LeaveBody): Promise<Date> {
    await this.ownPassword.assertFits(me, password, 'password', 'password_wrong');
    const until = await this.transactions.run(async (tx) => {
      const account = await this.accounts.findForUpdate(tx, me.id);
      const last = account && (await this.departures.insert(tx, me.id));
      if (!last) throw new AppError('authentication_required');
      await this.standing.markDeleted(tx, me.id, true);
      await this.lifecycle.cameOrWent(tx, me.id);
      if (reason) await this.departures.countReason(tx, me.siteId, reason);
      await this.sessions.revokeAll(tx, me.id);
      await this.undoLinks.request(tx, account);
      return last;
    });
    logger.info({ event: 'account_left', member: me.id }, 'a member deleted the account');
    return until;
  }

  /** The button behind the link: the account is back, paused if it was paused. Nobody is logged in by it. */
  async undo(token: string, caller: Caller): Promise<void> {
    await this.limiter.take('linkUse', caller.ip);
    const memberId = await this.transactions.run(async (tx) => {
      const owner = await this.tokens.use(tx, 'deletion_undo', token);
      if (!owner || !(await this.restore(tx, owner))) throw new AppError('link_invalid');
      return owner;
    });
    logger.info({ requestId: caller.requestId, event: 'account_returned', member: memberId }, 'a deleted account came back');
  }

  /** The account is back as it was; false when it was not deleted, or its time is over. Throws `account_banned`. */
  async restore(tx: Tx, memberId: MemberId): Promise<boolean> {
    const account = await this.accounts.findForUpdate(tx, memberId);
    // Banned while it was deleted: the way back is the appeal.
    if (account && (await this.bannedAddresses.isBanned(tx, account))) throw new AppError('account_banned');
    if (!(await this.departures.takeBack(tx, memberId))) return false;
    await this.standing.markDeleted(tx, memberId, false);
    await this.lifecycle.cameOrWent(tx, memberId);
    return true;
  }

  /** Until when a deleted account can come back; undefined when it is not deleted, or its time is over. */
  restorableUntil(tx: Tx, memberId: MemberId): Promise<Date | undefined> {
    return this.departures.until(tx, memberId);
  }

  /** Sends the undo link again. The answer is the same for every address: who is a member here is nobody's business. */
  async sendUndoAgain(site: SiteFacts, email: string, caller: Caller): Promise<void> {
    await this.limiter.take('undoMailByNetwork', caller.ip);
    await this.limiter.take('undoMailByAddress', `${site.communityId} ${email}`);
    await this.transactions.run((tx) => this.undoLinks.requestByEmail(tx, site.communityId, email));
  }
}
