import { Injectable } from '@nestjs/common';
import type { SignupBody } from '#contracts';
import { Transactions } from '#database';
import { AddressOwners } from '../accounts/index.js';
import { hidingLimits, inConstantTime } from '../constant-time.js';
import { Limiter } from '../limits/index.js';
import { Passwords } from '../passwords/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';
import { emailInUse } from './email-in-use.js';
import { NewAccounts } from './new-accounts.js';
import type { SignupOutcome } from './signup-outcome.js';
import { SignupScreening } from './signup-screening.js';

@Injectable()
export class SignupService {
  constructor(
    private readonly transactions: Transactions,
    private readonly limiter: Limiter,
    private readonly screening: SignupScreening,
    private readonly passwords: Passwords,
    private readonly newAccounts: NewAccounts,
    private readonly owners: AddressOwners,
  ) {}

  /** Makes the account with everything that other modules keep of a member, opens a session and asks for the activation mail. */
  async signUp(site: SiteFacts, body: SignupBody, caller: Caller): Promise<SignupOutcome> {
    await this.limiter.consume('newAddress', caller.ip);
    const { isInvited } = await this.screening.accept(site, body, caller);
    const isQuiet = !site.settings.reveal_account_existence;
    return inConstantTime(isQuiet, async () => {
      const passwordHash = await this.passwords.hash(body.password);
      const make = () => this.transactions.run((tx) => this.newAccounts.make(tx, site, body, { passwordHash, caller, isInvited }));
      const outcome = await hidingLimits(isQuiet, 'told-by-mail', make);
      if (outcome !== 'taken') return outcome;
      if (!isQuiet) throw emailInUse();
      await this.owners.warn(site, body.email);
      return 'told-by-mail';
    });
  }
}
