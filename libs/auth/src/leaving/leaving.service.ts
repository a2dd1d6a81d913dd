import { Injectable } from '@nestjs/common';
import { AppError, type LeaveBody } from '#contracts';
import { Transactions } from '#database';
import { logger } from '#observability';
import { AccountsRepository, MemberLifecycle, StandingPort } from '../accounts/index.js';
import { OwnPassword } from '../login/index.js';
import { SessionsService, type SessionMember } from '../sessions/index.js';
import { DeparturesRepository } from './departures.repository.js';
import { UndoLinks } from './undo-links.js';

/** A deleted account is hidden at once; for two weeks a link by mail brings it back as it was (`RestoringService`). */
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
    private readonly undoLinks: UndoLinks,
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
}
