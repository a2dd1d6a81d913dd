import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { logger } from '#observability';
import { burstOf } from './mail-refusals.policy.js';
import { MailRefusalsRepository } from './mail-refusals.repository.js';

type Refusal = {
  readonly memberId: MemberId;
  readonly address: string;
  /** The server says that there is no such mailbox. */
  readonly isGone: boolean;
};

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Refused mails, and what they mean for their readers: one by one a mailbox that does not exist, many at a time a fault of ours or of their server. */
@Injectable()
export class MailRefusals {
  constructor(
    private readonly refusals: MailRefusalsRepository,
    private readonly accounts: AccountsService,
  ) {}

  /** Marks the member whose mailbox does not exist, unless it is one of a burst: then the marks of the whole burst go. True for a burst. */
  async note(tx: Tx, { memberId, address, isGone }: Refusal): Promise<boolean> {
    const domain = domainOf(address);
    await this.refusals.lock(tx);
    await this.refusals.note(tx, memberId, domain);
    const burst = burstOf(await this.refusals.count(tx, domain));
    if (burst) await this.undo(tx, burst === 'all' ? null : domain);
    else if (isGone && (await this.accounts.stopMail(tx, memberId, 'bounced'))) await this.refusals.mark(tx, memberId);
    return burst !== undefined;
  }

  /** The same for a mail that was just refused. Its address may have been corrected meanwhile: then the new one is fine, and nothing is noted. */
  async noteOfCurrent(tx: Tx, refusal: Refusal): Promise<boolean> {
    const account = await this.accounts.findAccount(tx, refusal.memberId);
    return account?.email === refusal.address && this.note(tx, refusal);
  }

  /** A server took a mail: what said that the mailbox does not exist was wrong. */
  async clear(tx: Tx, memberId: MemberId, address: string): Promise<void> {
    await this.accounts.trustMail(tx, memberId, address);
  }

  private async undo(tx: Tx, domain: string | null): Promise<void> {
    const members = await this.refusals.takeMarked(tx, domain);
    if (members.length === 0) return;
    await this.accounts.unmarkBounced(tx, members);
    logger.warn({ event: 'mail.burst_refused', domain, members: members.length }, 'mails are refused in a burst: its marks are undone');
  }
}
