import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import { Outbox } from '#events';
import { AddressOwners, newEmailInUse, type Account } from '../accounts/index.js';
import { mailChangeRequested } from '../auth.events.js';
import { Limiter } from '../limits/index.js';
import { OneTimeTokens } from '../links/index.js';
import type { SiteFacts } from '../site-facts.js';
import { AccountChangesRepository } from './account-changes.repository.js';

/** The mail to a new address, with the link that makes it the account's. */
@Injectable()
export class MailChangeLinks {
  constructor(
    private readonly transactions: Transactions,
    private readonly changes: AccountChangesRepository,
    private readonly owners: AddressOwners,
    private readonly tokens: OneTimeTokens,
    private readonly outbox: Outbox,
    private readonly limiter: Limiter,
  ) {}

  /** An earlier link of the member is worthless from here on. Throws `new_email_in_use`, but where that is told to the address's owner alone. */
  async send(site: SiteFacts, { id: memberId, email: from }: Account, to: string): Promise<void> {
    const isFree = await this.transactions.run(async (tx) => {
      if (await this.owners.hasAnother(tx, site, to, memberId)) return false;
      await this.limiter.consume('mailChangeByAddress', to);
      await this.tokens.revokeAll(tx, 'mail_change', memberId);
      const tokenId = await this.tokens.issue(tx, 'mail_change', memberId, to);
      await this.changes.wishForAddress(tx, { memberId, from, to, tokenId });
      await this.outbox.tell(tx, mailChangeRequested, { tokenId });
      return true;
    });
    if (isFree) return;
    if (site.settings.reveal_account_existence) throw newEmailInUse();
    await this.owners.warn(site, to);
  }

  /** The address that waits for its link. */
  wishedAddress(memberId: MemberId): Promise<string | null> {
    return this.transactions.read((tx) => this.changes.wishedAddress(tx, memberId));
  }
}
