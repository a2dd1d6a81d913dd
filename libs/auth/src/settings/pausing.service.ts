import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import { Transactions } from '#database';
import { AccountsRepository, MemberLifecycle, StandingPort } from '../accounts/index.js';
import { SessionsService, type SessionMember } from '../sessions/index.js';

/** A member who wants to be left alone for a while: gone from every list, with photos, likes and open chats kept. */
@Injectable()
export class PausingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly standing: StandingPort,
    private readonly lifecycle: MemberLifecycle,
  ) {}

  /** Pauses or resumes; a repeat changes nothing. */
  async setPaused(me: SessionMember, paused: boolean): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await this.accounts.findForUpdate(tx, me.id);
      if (!account) throw new AppError('authentication_required');
      if (account.status === 'not_confirmed') throw new AppError('pause_not_confirmed');
      if (!(await this.accounts.setPaused(tx, me.id, paused))) return;
      await this.standing.markPaused(tx, me.id, paused);
      await this.lifecycle.availabilityChanged(tx, me.id);
      this.sessions.announceChange(tx, me.id);
    });
  }
}
