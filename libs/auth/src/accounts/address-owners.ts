import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { Outbox } from '#events';
import { AccountsRepository } from './accounts.repository.js';
import { addressTried } from '../auth.events.js';
import type { SiteFacts } from '../site-facts.js';

/** On a site that keeps quiet about accounts, whoever owns the address is told by mail what the screen may not say. */
@Injectable()
export class AddressOwners {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** However often somebody tries: the mails to an address have a limit (`mail-limits.ts`), and the screen says the same. */
  async warn(site: SiteFacts, email: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await this.accounts.findByEmail(tx, site.communityId, email);
      if (account) await this.outbox.tell(tx, addressTried, { memberId: account.id, tryId: randomUUID() });
    });
  }
}
