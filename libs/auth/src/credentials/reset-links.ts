import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import { Transactions } from '#database';
import { Outbox } from '#events';
import { AccountsRepository } from '../accounts/index.js';
import { resetRequested } from '../auth.events.js';
import { inConstantTime } from '../constant-time.js';
import { UndoLinks } from '../leaving/index.js';
import { Limiter } from '../limits/index.js';
import { OneTimeTokens } from '../links/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';

/** The mail with the link to a new password. */
@Injectable()
export class ResetLinks {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly tokens: OneTimeTokens,
    private readonly undoLinks: UndoLinks,
    private readonly outbox: Outbox,
    private readonly limiter: Limiter,
  ) {}

  /**
   * Three a day for an address, known or not, which is free again tomorrow; five an hour from a network, which is free sooner. On a site that
   * keeps quiet about accounts every address gets the same answer.
   */
  async request(site: SiteFacts, email: string, caller: Caller): Promise<void> {
    await this.limiter.consume('resetByNetwork', caller.ip);
    await this.limiter.consume('resetByAddress', `${site.communityId} ${email}`, 'too_many_resets');
    const isQuiet = !site.settings.reveal_account_existence;
    const sent = await inConstantTime(isQuiet, () => this.send(site, email));
    if (!sent && !isQuiet) throw new AppError('email_not_found', { fields: { email: 'email_not_found' } });
  }

  private send(site: SiteFacts, email: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const account = await this.accounts.findByEmail(tx, site.communityId, email);
      if (!account) return false;
      // A new password would open nothing: what helps is the link that brings the account back.
      if (account.status === 'deleted' && (await this.undoLinks.request(tx, account))) return true;
      const tokenId = await this.tokens.issue(tx, 'reset', account.id, email);
      await this.outbox.tell(tx, resetRequested, { tokenId });
      return true;
    });
  }
}
