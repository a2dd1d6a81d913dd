import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { AccountsRepository, type Account } from '../accounts/index.js';
import { undoMailRequested } from '../auth.events.js';
import { DeparturesRepository } from './departures.repository.js';
import { OneTimeTokens, type LinkFacts } from '../links/index.js';

export type UndoFacts = LinkFacts & { readonly until: Date };

/** The mail with the link that brings a deleted account back. */
@Injectable()
export class UndoLinks {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly departures: DeparturesRepository,
    private readonly tokens: OneTimeTokens,
    private readonly outbox: Outbox,
  ) {}

  /** Asks for a mail to the owner of a deleted account; false when there is nothing to undo. */
  async request(tx: Tx, account: Pick<Account, 'id' | 'email'>): Promise<boolean> {
    if (!(await this.departures.until(tx, account.id))) return false;
    const tokenId = await this.tokens.issue(tx, 'deletion_undo', account.id, account.email);
    await this.outbox.tell(tx, undoMailRequested, { tokenId });
    return true;
  }

  async requestByEmail(tx: Tx, communityId: string, email: string): Promise<void> {
    const account = await this.accounts.findByEmail(tx, communityId, email);
    if (account) await this.request(tx, account);
  }

  /** For the mail; undefined when the account came back meanwhile, or its time is over. */
  async facts(tx: Tx, tokenId: string): Promise<UndoFacts | undefined> {
    const link = await this.tokens.linkFacts(tx, tokenId);
    const until = link && (await this.departures.until(tx, link.memberId));
    return link && until && { ...link, until };
  }
}
