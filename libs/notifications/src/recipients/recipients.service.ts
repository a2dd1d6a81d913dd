import { Injectable } from '@nestjs/common';
import { AccountsService, type Account, type LinkFacts } from '#auth';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import { VisibilityService } from '#visibility';
import { isUnconfirmed, type Reader } from '../mails/index.js';
import type { ReaderFacts } from './receivers.policy.js';

export type Recipient = Reader & { readonly email: string };

/** To whom a mail goes, and what decides whether it may. */
@Injectable()
export class Recipients {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly visibility: VisibilityService,
  ) {}

  /** A member whose own choices count. */
  async member(memberId: MemberId): Promise<{ readonly to: Recipient & { readonly memberId: MemberId }; readonly reader: ReaderFacts }> {
    const [account, standing] = await this.transactions.read(
      async (tx) => [await this.accounts.account(tx, memberId), await this.visibility.standingOf(tx, memberId)] as const,
    );
    const { status, notificationsDisabled: mailStops } = account;
    return { to: toAccount(account), reader: { status, mailStops, fictional: standing?.fictional ?? false } };
  }

  /** For what the law wants told: the account, or why no mail can be sent to it. It goes out whatever stopped other mails, also to the banned. */
  async reachable(memberId: MemberId): Promise<Account | string> {
    const account = await this.transactions.read((tx) => this.accounts.findAccount(tx, memberId));
    if (!account) return 'an erased account';
    return isUnconfirmed(account) ? 'an address that nobody has confirmed' : account;
  }
}

export const toAccount = ({ id, siteId, language, email }: Account) => ({ memberId: id, siteId, language, email });

/** To the address for which a link was made. */
export const toLink = ({ memberId, siteId, language, address: email }: LinkFacts): Recipient => ({ memberId, siteId, language, email });
