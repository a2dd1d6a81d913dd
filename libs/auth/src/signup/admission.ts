import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type SignupBody } from '#contracts';
import type { Tx } from '#database';
import { AccountsRepository } from '../accounts/index.js';
import { BannedAddresses } from '../closures/index.js';
import { Invitations } from '../invitations/index.js';
import type { SiteFacts } from '../site-facts.js';

/** Makes the row of a new account, where its address may have one. */
@Injectable()
export class Admission {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly bannedAddresses: BannedAddresses,
    private readonly invitations: Invitations,
  ) {}

  /** `invitation`: the one that it rests on, which is used up. Undefined when the address has an account: then nothing was made. */
  async admit(
    tx: Tx,
    { id: siteId, communityId }: SiteFacts,
    {
      signup,
      passwordHash,
      invitation,
    }: { readonly signup: SignupBody; readonly passwordHash: string; readonly invitation: string | null },
  ): Promise<MemberId | undefined> {
    const memberId = await this.accounts.insertOnce(tx, { siteId, communityId, passwordHash, signup });
    if (!memberId) return undefined;
    // Banned, and erased since: an account that is still there is taken.
    if (await this.bannedAddresses.isBanned(tx, { communityId, email: signup.email })) throw new AppError('account_banned');
    // Two people with one invitation: the second is told, and nothing of theirs stays.
    if (invitation !== null && !(await this.invitations.spend(tx, invitation, communityId, memberId))) throw new AppError('signups_closed');
    return memberId;
  }
}
