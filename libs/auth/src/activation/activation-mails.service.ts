import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { AccountsRepository, newEmailInUse } from '../accounts/index.js';
import { activationRequested } from '../auth.events.js';
import { Limiter } from '../limits/index.js';
import { OneTimeTokens } from '../links/index.js';
import type { SessionMember } from '../sessions/index.js';
import { lockUnconfirmed } from './lock-unconfirmed.js';

/** The mails with the link and the code by which a member proves their address. */
@Injectable()
export class ActivationMails {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly tokens: OneTimeTokens,
    private readonly outbox: Outbox,
    private readonly limiter: Limiter,
  ) {}

  /** Asks for a mail with a new link and a new code. However many accounts claim an address, it gets so many a day. */
  async request(tx: Tx, memberId: MemberId, address: string): Promise<void> {
    await this.limiter.consume('activationByAddress', address);
    const tokenId = await this.tokens.issue(tx, 'activate', memberId, address);
    await this.outbox.tell(tx, activationRequested, { tokenId });
  }

  async resend(me: SessionMember): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await lockUnconfirmed(this.accounts, tx, me.id);
      await this.limitMails(me.id);
      await this.request(tx, me.id, account.email);
    });
  }

  /** Corrects a mistyped address before it was confirmed. Links sent to the old one are worthless from here on. */
  async correctAddress(me: SessionMember, email: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await lockUnconfirmed(this.accounts, tx, me.id);
      await this.limitMails(me.id);
      if (account.email !== email) {
        if (!(await this.accounts.changeEmail(tx, me.id, email))) throw newEmailInUse();
        await this.tokens.revokeAll(tx, 'activate', me.id);
        await this.tokens.revokeAll(tx, 'reset', me.id);
      }
      // Who enters the same address again means it: what comes back from it once more marks it once more.
      await this.accounts.trustMail(tx, me.id, email);
      await this.request(tx, me.id, email);
    });
  }

  private async limitMails(memberId: MemberId): Promise<void> {
    await this.limiter.consume('activationMail', memberId);
    await this.limiter.consume('activationMailDaily', memberId);
  }
}
