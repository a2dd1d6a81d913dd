import { Injectable } from '@nestjs/common';
import { AccountsService, Limiter, mailLimits, type LimitedMail } from '#auth';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { metrics } from '#observability';
import { goesToUnconfirmed, isUnconfirmed } from './mail-limits.policy.js';

type Addressed = { readonly kind: string; readonly to: string; readonly memberId: MemberId | null };

const isLimited = (kind: string): kind is LimitedMail => kind in mailLimits;

/** The last question before a mail goes out: whether its address is to get it. Nobody hears of an answer but those who read the figures. */
@Injectable()
export class MailLimits {
  constructor(
    private readonly accounts: AccountsService,
    private readonly limiter: Limiter,
  ) {}

  /** Why the mail is not sent; undefined when it may be. Ask once for each mail: the answer counts it. */
  async whyHeld(tx: Tx, mail: Addressed): Promise<string | undefined> {
    const why = await this.judge(tx, mail);
    if (why) metrics.mailsHeld.inc({ kind: mail.kind, why });
    return why;
  }

  private async judge(tx: Tx, { kind, to, memberId }: Addressed): Promise<'unconfirmed' | 'limit' | undefined> {
    const account = memberId && !goesToUnconfirmed(kind) ? await this.accounts.findAccount(tx, memberId) : null;
    if (account && isUnconfirmed(account)) return 'unconfirmed';
    return isLimited(kind) && !(await this.limiter.consumeMail(kind, to)) ? 'limit' : undefined;
  }
}
