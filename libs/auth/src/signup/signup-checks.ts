import { Injectable } from '@nestjs/common';
import { AppError, type SignupCheckBody } from '#contracts';
import { Transactions } from '#database';
import { AccountsRepository } from '../accounts/index.js';
import { Invitations } from '../invitations/index.js';
import { Limiter } from '../limits/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';
import { emailInUse } from './email-in-use.js';
import { nameFault } from './name.policy.js';

/** What a visitor can know before they sign up. */
@Injectable()
export class SignupChecks {
  constructor(
    private readonly transactions: Transactions,
    private readonly limiter: Limiter,
    private readonly accounts: AccountsRepository,
    private readonly invitations: Invitations,
  ) {}

  /** Answers early whether the name may be one and the address is free, so that nobody fills in four steps for nothing. */
  async check(site: SiteFacts, { email, name }: SignupCheckBody, caller: Caller): Promise<void> {
    await this.limiter.consume('signupCheck', caller.ip);
    const fault = name === undefined ? undefined : nameFault(name, { email, houseNames: [site.name] });
    if (fault) throw new AppError(fault, { fields: { name: fault } });
    if (!site.settings.reveal_account_existence) return;
    if (await this.transactions.read((tx) => this.accounts.isTaken(tx, site.communityId, email))) throw emailInUse();
  }

  /** Whether the visitor holds an invitation that still counts here. */
  async isInvited(site: Pick<SiteFacts, 'communityId'>, invitation: string | undefined): Promise<boolean> {
    if (!invitation) return false;
    return this.transactions.read((tx) => this.invitations.isLive(tx, invitation, site.communityId));
  }
}
