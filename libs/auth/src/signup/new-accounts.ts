import { Injectable } from '@nestjs/common';
import type { SignupBody } from '#contracts';
import { Clock, type Tx } from '#database';
import { MemberLifecycle } from '../accounts/index.js';
import { ActivationMails } from '../activation/index.js';
import { SessionsService } from '../sessions/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';
import { Admission } from './admission.js';
import type { SignupOutcome } from './signup-outcome.js';
import { SignupSources } from './signup-sources.js';

type Joining = { readonly passwordHash: string; readonly caller: Caller; readonly isInvited: boolean };

/** Makes the account of a sign-up that was found acceptable, with everything that is kept of a new member, in one transaction. */
@Injectable()
export class NewAccounts {
  constructor(
    private readonly clock: Clock,
    private readonly admission: Admission,
    private readonly sources: SignupSources,
    private readonly lifecycle: MemberLifecycle,
    private readonly activationMails: ActivationMails,
    private readonly sessions: SessionsService,
  ) {}

  /** `taken`: the address has an account, and nothing was made. */
  async make(tx: Tx, site: SiteFacts, signup: SignupBody, { passwordHash, caller, isInvited }: Joining): Promise<SignupOutcome | 'taken'> {
    const { id: siteId, communityId } = site;
    const memberId = await this.admission.admit(tx, site, {
      signup,
      passwordHash,
      invitation: isInvited ? (caller.invitation ?? '') : null,
    });
    if (!memberId) return 'taken';
    await this.sources.note(tx, memberId, caller.ip);
    await this.lifecycle.joined(tx, { memberId, communityId, siteId, signup, now: this.clock.now() });
    await this.activationMails.request(tx, memberId, signup.email);
    if (!site.settings.reveal_account_existence) return 'told-by-mail';
    return { memberId, session: await this.sessions.openAnew(tx, memberId, caller) };
  }
}
