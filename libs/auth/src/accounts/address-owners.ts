import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { AccountsRepository } from './accounts.repository.js';
import { addressTried } from '../auth.events.js';
import type { SiteFacts } from '../site-facts.js';

/** Whose an address is. On a site that keeps quiet about accounts its owner is told by mail what the screen may not say. */
@Injectable()
export class AddressOwners {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Whether somebody else has it, on this site or one that shares its members. */
  hasAnother(tx: Tx, { communityId }: SiteFacts, email: string, memberId: MemberId): Promise<boolean> {
    return this.accounts.isTaken(tx, communityId, email, memberId);
  }

  /** However often somebody tries: the mails to an address have a limit (`mail-limits.ts`), and the screen says the same. */
  async warn(site: SiteFacts, email: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await this.accounts.findByEmail(tx, site.communityId, email);
      if (account) await this.outbox.tell(tx, addressTried, { memberId: account.id, tryId: randomUUID() });
    });
  }
}
