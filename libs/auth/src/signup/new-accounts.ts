import { Injectable } from '@nestjs/common';
import { AppError, type SignupBody } from '#contracts';
import { Clock, type Tx } from '#database';
import { AccountsRepository, MemberLifecycle } from '../accounts/index.js';
import { ActivationService } from '../activation/index.js';
import { BannedAddresses } from '../closures/index.js';
import { Invitations } from '../invitations/index.js';
import { SessionsService } from '../sessions/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';
import type { SignupOutcome } from './signup-outcome.js';
import { SignupSources } from './signup-sources.js';

type Joining = { readonly passwordHash: string; readonly caller: Caller; readonly isInvited: boolean };

/** Makes the account of a sign-up that was found acceptable, with everything that is kept of a new member, in one transaction. */
@Injectable()
export class NewAccounts {
  constructor(
    private readonly clock: Clock,
    private readonly accounts: AccountsRepository,
    private readonly bannedAddresses: BannedAddresses,
    private readonly invitations: Invitations,
    private readonly sources: SignupSources,
    private readonly lifecycle: MemberLifecycle,
    private readonly activation: ActivationService,
    private readonly sessions: SessionsService,
  ) {}

  /** `taken`: the address has an account, and nothing was made. */
  async make(tx: Tx, site: SiteFacts, signup: SignupBody, { passwordHash, caller, isInvited }: Joining): Promise<SignupOutcome | 'taken'> {
    const { id: siteId, communityId } = site;
    const memberId = await this.accounts.insertOnce(tx, { siteId, communityId, passwordHash, signup });
    if (!memberId) return 'taken';
    // Banned, and erased since: an account that is still there is taken.
    if (await this.bannedAddresses.isBanned(tx, { communityId, email: signup.email })) throw new AppError('account_banned');
    // Two people with one invitation: the second is told, and nothing of theirs stays.
    if (isInvited && !(await this.invitations.spend(tx, caller.invitation ?? '', communityId, memberId)))
      throw new AppError('signups_closed');
    await this.sources.note(tx, memberId, caller.ip);
    await this.lifecycle.joined(tx, { memberId, communityId, siteId, signup, now: this.clock.now() });
    await this.activation.request(tx, memberId, signup.email);
    if (!site.settings.reveal_account_existence) return 'told-by-mail';
    return { memberId, session: await this.sessions.openAnew(tx, memberId, caller) };
  }
}
