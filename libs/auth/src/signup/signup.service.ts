import { Injectable } from '@nestjs/common';
import { AppError, type SignupBody, type SignupCheckBody } from '#contracts';
import { Transactions } from '#database';
import { AccountsRepository, AddressOwners } from '../accounts/index.js';
import { hidingLimits, inConstantTime } from '../constant-time.js';
import { Invitations } from '../invitations/index.js';
import { Limiter } from '../limits/index.js';
import { Passwords } from '../passwords/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';
import { nameFault } from './name.policy.js';
import { NewAccounts } from './new-accounts.js';
import type { SignupOutcome } from './signup-outcome.js';
import { SignupScreening } from './signup-screening.js';

@Injectable()
export class SignupService {
  constructor(
    private readonly transactions: Transactions,
    private readonly limiter: Limiter,
    private readonly accounts: AccountsRepository,
    private readonly invitations: Invitations,
    private readonly screening: SignupScreening,
    private readonly passwords: Passwords,
    private readonly newAccounts: NewAccounts,
    private readonly owners: AddressOwners,
  ) {}

  /** Answers early whether the name may be one and the address is free, so that nobody fills in four steps for nothing. */
  async check(site: SiteFacts, { email, name }: SignupCheckBody, caller: Caller): Promise<void> {
    await this.limiter.consume('signupCheck', caller.ip);
    const fault = name === undefined ? undefined : nameFault(name, { email, houseNames: [site.name] });
    if (fault) throw new AppError(fault, { fields: { name: fault } });
    if (!site.settings.reveal_account_existence) return;
    if (await this.transactions.read((tx) => this.accounts.isTaken(tx, site.communityId, email))) throw inUse();
  }

  /** Makes the account with everything that other modules keep of a member, opens a session and asks for the activation mail. */
  async signUp(site: SiteFacts, body: SignupBody, caller: Caller): Promise<SignupOutcome> {
    await this.limiter.consume('newAddress', caller.ip);
    const isInvited = await this.isInvited(site, caller.invitation);
    await this.screening.assertAcceptable(site, body, caller, isInvited);
    const isQuiet = !site.settings.reveal_account_existence;
    return inConstantTime(isQuiet, async () => {
      const passwordHash = await this.passwords.hash(body.password);
      const make = () => this.transactions.run((tx) => this.newAccounts.make(tx, site, body, { passwordHash, caller, isInvited }));
      const outcome = await hidingLimits(isQuiet, 'told-by-mail', make);
      if (outcome !== 'taken') return outcome;
      if (!isQuiet) throw inUse();
      await this.owners.warn(site, body.email);
      return 'told-by-mail';
    });
  }

  /** Whether the visitor holds an invitation that still counts here. */
  async isInvited(site: Pick<SiteFacts, 'communityId'>, invitation: string | undefined): Promise<boolean> {
    if (!invitation) return false;
    return this.transactions.read((tx) => this.invitations.isLive(tx, invitation, site.communityId));
  }
}

const inUse = (): AppError => new AppError('email_in_use', { fields: { email: 'email_in_use' } });
