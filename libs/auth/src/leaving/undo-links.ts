import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { AccountsRepository, type Account } from '../accounts/index.js';
import { undoMailRequested } from '../auth.events.js';
import { Limiter } from '../limits/index.js';
import { OneTimeTokens, type LinkFacts } from '../links/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';
import { DeparturesRepository } from './departures.repository.js';

export type UndoFacts = LinkFacts & { readonly until: Date };

/** The mail with the link that brings a deleted account back. */
@Injectable()
export class UndoLinks {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly departures: DeparturesRepository,
    private readonly tokens: OneTimeTokens,
    private readonly outbox: Outbox,
    private readonly limiter: Limiter,
  ) {}

  /** Asks for a mail to the owner of a deleted account; false when there is nothing to undo. */
  async request(tx: Tx, account: Pick<Account, 'id' | 'email'>): Promise<boolean> {
    if (!(await this.departures.until(tx, account.id))) return false;
    const tokenId = await this.tokens.issue(tx, 'deletion_undo', account.id, account.email);
    await this.outbox.tell(tx, undoMailRequested, { tokenId });
    return true;
  }

  /** Asks for one more. The answer is the same for every address: who is a member here is nobody's business. */
  async requestAgain(site: SiteFacts, email: string, caller: Caller): Promise<void> {
    await this.limiter.consume('undoMailByNetwork', caller.ip);
    await this.limiter.consume('undoMailByAddress', `${site.communityId} ${email}`);
    await this.transactions.run(async (tx) => {
      const account = await this.accounts.findByEmail(tx, site.communityId, email);
      if (account) await this.request(tx, account);
    });
  }

  /** For the mail; undefined when the account came back meanwhile, or its time is over. */
  async facts(tx: Tx, tokenId: string): Promise<UndoFacts | undefined> {
    const link = await this.tokens.linkFacts(tx, tokenId);
    const until = link && (await this.departures.until(tx, link.memberId));
    return link && until && { ...link, until };
  }
}
