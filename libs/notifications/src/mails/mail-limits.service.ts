import { Injectable } from '@nestjs/common';
import { AccountsService, Limiter, type LimitRule } from '#auth';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { metrics } from '#observability';
import { isUnconfirmed } from './mail-limits.policy.js';

interface Addressed {
  readonly kind: string;
  readonly to: string;
  readonly memberId: MemberId | null;
  readonly limit: LimitRule | 'none';
  readonly toUnconfirmed: boolean;
}

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

  private async judge(tx: Tx, { kind, to, memberId, limit, toUnconfirmed }: Addressed): Promise<'unconfirmed' | 'limit' | undefined> {
    const account = memberId && !toUnconfirmed ? await this.accounts.findAccount(tx, memberId) : null;
    if (account && isUnconfirmed(account)) return 'unconfirmed';
    return limit !== 'none' && !(await this.limiter.consumeMail(kind, limit, to)) ? 'limit' : undefined;
  }
}
