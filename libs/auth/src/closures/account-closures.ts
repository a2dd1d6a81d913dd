import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { AccountsRepository, MemberLifecycle } from '../accounts/index.js';
import { BannedAddresses } from './banned-addresses.js';
import { SessionsService } from '../sessions/index.js';

/** Accounts that the house closes, for a time or for good, and opens again. Whoever calls this writes the standing in the same transaction. */
@Injectable()
export class AccountClosures {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly bannedAddresses: BannedAddresses,
    private readonly sessions: SessionsService,
    private readonly lifecycle: MemberLifecycle,
  ) {}

  /**
   * Closes the account; sessions and sockets end. An account that its owner deleted stays deleted, and cannot be taken back while the ban lasts.
   * False when it was erased.
   */
  async close(tx: Tx, memberId: MemberId, why: 'suspended' | 'banned'): Promise<boolean> {
    const account = await this.accounts.findForUpdate(tx, memberId);
    if (!account) return false;
    await this.accounts.close(tx, memberId, why);
    if (why === 'banned') await this.bannedAddresses.ban(tx, account);
    await this.sessions.revokeAll(tx, memberId);
    await this.lifecycle.availabilityChanged(tx, memberId);
    return true;
  }

  /** Opens the account as it was before; the address may sign up again. False when it was erased. */
  async reopen(tx: Tx, memberId: MemberId): Promise<boolean> {
    const account = await this.accounts.findForUpdate(tx, memberId);
    if (!account) return false;
    await this.accounts.reopen(tx, memberId);
    await this.bannedAddresses.unban(tx, account);
    await this.lifecycle.availabilityChanged(tx, memberId);
    return true;
  }
}
