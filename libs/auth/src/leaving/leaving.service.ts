import { Injectable } from '@nestjs/common';
import { AppError, type LeaveBody } from '#contracts';
import { Transactions } from '#database';
import { logger } from '#observability';
import { AccountsRepository } from '../accounts/index.js';
import { OwnPassword } from '../login/index.js';
import { SessionsService, type SessionMember } from '../sessions/index.js';
import { Departures } from './departures.service.js';
import { UndoLinks } from './undo-links.js';

/** A deleted account is hidden at once; for two weeks a link by mail brings it back as it was (`RestoringService`). */
@Injectable()
export class LeavingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly departures: Departures,
    private readonly sessions: SessionsService,
    private readonly ownPassword: OwnPassword,
    private readonly undoLinks: UndoLinks,
  ) {}

  /** Deletes the account: sessions and sockets end, nobody sees the member any more. Answers until when it can come back. */
  async leave(me: SessionMember, { password, reason }: LeaveBody): Promise<Date> {
    await this.ownPassword.assertFits(me, password, 'password', 'password_wrong');
    const until = await this.transactions.run(async (tx) => {
      const account = await this.accounts.findForUpdate(tx, me.id);
      const last = account && (await this.departures.begin(tx, me.id, me.siteId, reason));
      if (!last) throw new AppError('authentication_required');
      await this.sessions.revokeAll(tx, me.id);
      await this.undoLinks.request(tx, account);
      return last;
    });
    logger.info({ event: 'account_left', member: me.id }, 'a member deleted the account');
    return until;
  }
}
