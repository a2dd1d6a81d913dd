import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Outbox } from '#events';
import type { Account } from '../accounts/index.js';
import { mailChanged, passwordChanged } from '../auth.events.js';
import { OneTimeTokens } from '../links/index.js';
import { AccountChangesRepository } from './account-changes.repository.js';

/** The mail with the link by which the owner of an account takes back a change of its address or password. */
@Injectable()
export class ChangeUndoLinks {
  constructor(
    private readonly changes: AccountChangesRepository,
    private readonly tokens: OneTimeTokens,
    private readonly outbox: Outbox,
  ) {}

  /** For the owner of the address that `account` had before the change. */
  async sendForMail(tx: Tx, account: Pick<Account, 'id' | 'email'>, changeId: string): Promise<void> {
    const tokenId = await this.tokens.issue(tx, 'mail_undo', account.id, account.email);
    await this.changes.setUndoToken(tx, changeId, tokenId);
    await this.outbox.tell(tx, mailChanged, { tokenId });
  }

  async sendForPassword(tx: Tx, account: Pick<Account, 'id' | 'email'>, oldHash: string): Promise<void> {
    const tokenId = await this.tokens.issue(tx, 'password_undo', account.id, account.email);
    await this.changes.passwordChanged(tx, account.id, oldHash, tokenId);
    await this.outbox.tell(tx, passwordChanged, { tokenId });
  }
}
