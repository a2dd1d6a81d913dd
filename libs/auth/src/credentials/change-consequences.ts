import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { Account } from '../accounts/index.js';
import { ActivationService } from '../activation/index.js';
import { OneTimeTokens } from '../links/index.js';
import { SessionsService, type SessionMember } from '../sessions/index.js';
import { ChangeUndoLinks } from './change-undo-links.js';

/** What another address or password brings with it: older links are void, and the owner of the account can take it back. */
@Injectable()
export class ChangeConsequences {
  constructor(
    private readonly activation: ActivationService,
    private readonly tokens: OneTimeTokens,
    private readonly undoLinks: ChangeUndoLinks,
    private readonly sessions: SessionsService,
  ) {}

  /** Every other session ends. */
  async passwordChanged(tx: Tx, me: SessionMember, account: Account, oldHash: string): Promise<void> {
    await this.sessions.revokeOthers(tx, me);
    await this.tokens.revokeAll(tx, 'reset', me.id);
    // An address that was never confirmed may be a stranger's, who must not get a link that opens anything.
    if (account.confirmedAt !== null) await this.undoLinks.sendForPassword(tx, account, oldHash);
  }

  /** `before`: the account with its old address. Whoever opened a link at the new one has confirmed it. */
  async mailChanged(tx: Tx, before: Account, changeId: string): Promise<void> {
    const { id: memberId, confirmedAt } = before;
    await this.tokens.revokeAll(tx, 'reset', memberId);
    if (confirmedAt === null) {
      await this.tokens.revokeAll(tx, 'activate', memberId);
      await this.activation.confirm(tx, memberId);
    } else await this.undoLinks.sendForMail(tx, before, changeId);
    this.sessions.announceChange(tx, memberId);
  }
}
