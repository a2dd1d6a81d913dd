import { Inject, Injectable } from '@nestjs/common';
import type { LimitRule } from '#auth';
import { CONFIG, type Config } from '#config';
import { Transactions, type Tx } from '#database';
import type { Claim } from '#events';
import { Mailer, type Attachment, MailDelayed, MailRejected, renderEmail, type Email } from '#mail';
import { logger } from '#observability';
import { done, skipped, type JobOutcome } from '#queues';
import { MailLimits } from './mail-limits.service.js';
import { MailRefusals } from '../refusals/index.js';
import { MailsRepository, type MailKey, type MailRow } from './mails.repository.js';
import { nextStep, type Guarantee, type MailState, type Urgency } from './mail-delivery.policy.js';
import { mailDomain, senderAddress } from './addresses.js';

export type OutgoingEmail = MailKey & {
  readonly urgency: Urgency;
  readonly guarantee: Guarantee;
  readonly limit: LimitRule | 'none';
  readonly toUnconfirmed: boolean;
  readonly to: string;
  readonly email: Email;
  readonly attachments?: readonly Attachment[];
  readonly unsubscribeUrl?: string;
};

/** What a mail is sent for: settled in the transaction that notes what became of the mail. A mail of a mailing has none, its row is enough. */
export type MailClaim = Pick<Claim, 'settle'> | 'no claim';

const settle = async (tx: Tx, claim: MailClaim): Promise<void> => {
  if (claim !== 'no claim') await claim.settle(tx);
};

const WENT_OUT = 'went out before';

/** Another process is sending this very mail: look again in a moment. */
class MailBusy extends Error {}

/** Brings a mail to its reader once: each mail has a row, and the row, not the job, says whether it went out. */
@Injectable()
export class MailDelivery {
  constructor(
    private readonly transactions: Transactions,
    private readonly mails: MailsRepository,
    private readonly mailer: Mailer,
    private readonly refusals: MailRefusals,
    private readonly limits: MailLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sends the mail, unless it went out before. The claim is settled in the transaction that notes what became of the mail. */
  async deliver(claim: MailClaim, outgoing: OutgoingEmail): Promise<JobOutcome> {
    const content = await renderEmail(outgoing.email);
    const mail = await this.claimRow(claim, outgoing);
    if (typeof mail === 'string') return skipped(mail);
    try {
      await this.mailer.send({
        ...content,
        lane: outgoing.urgency,
        messageId: mail.messageId,
        from: { name: outgoing.email.sender.name, address: senderAddress(this.config) },
        to: outgoing.to,
        subject: outgoing.email.subject,
        attachments: outgoing.attachments,
        unsubscribeUrl: outgoing.unsubscribeUrl,
      });
    } catch (error) {
      return this.failed(claim, outgoing, mail, error);
    }
    await this.transactions.run(async (tx) => {
      await this.mails.finish(tx, mail.id, 'sent');
      if (outgoing.memberId) await this.refusals.clear(tx, outgoing.memberId, outgoing.to);
      await settle(tx, claim);
    });
    return done;
  }

  /** Nothing has to be sent any more. */
  async drop(claim: Claim, why: string): Promise<JobOutcome> {
    await this.transactions.run((tx) => claim.settle(tx));
    return skipped(why);
  }

  /** The mail's row, now ours to send, or why there is nothing left to do. */
  private claimRow(claim: MailClaim, outgoing: OutgoingEmail): Promise<MailRow | string> {
    return this.transactions.run(async (tx) => {
      const mail = await this.mails.lock(tx, outgoing, mailDomain(this.config));
      if (mail === 'archived') {
        await settle(tx, claim);
        return WENT_OUT;
      }
      const why = mail.isNew ? await this.limits.whyHeld(tx, outgoing) : undefined;
      if (why) {
        await this.mails.finish(tx, mail.id, 'suppressed');
        await settle(tx, claim);
        return why;
      }
      const step = nextStep(outgoing.guarantee, mail.state, mail.isLeased);
      if (step === 'busy') throw new MailBusy('another process is sending this mail');
      if (step === 'send') {
        await this.mails.lease(tx, mail.id);
        return mail;
      }
      await settle(tx, claim);
      return WENT_OUT;
    });
  }

  private async failed(claim: MailClaim, outgoing: OutgoingEmail, mail: MailRow, error: unknown): Promise<JobOutcome> {
    const { guarantee } = outgoing;
    const ended = (state: MailState, why: string) => this.close(claim, mail, state, why);
    const isBurst = await this.noteRefusal(outgoing, error);
    if (error instanceof MailRejected) {
      // In a burst nobody knows whether the mailbox exists: what somebody waits for is tried again.
      if (!isBurst || guarantee === 'at-most-once') return ended('bounced', 'bounced');
      await this.requeue(mail);
      throw new MailDelayed('not-taken', { cause: error, refused: true, onlyThis: true });
    }
    const isNotTaken = error instanceof MailDelayed && error.fault === 'not-taken';
    if (guarantee === 'at-most-once' && !isNotTaken) return ended('dead', 'perhaps sent');
    if (isNotTaken && error.onlyThis && claim === 'no claim' && mail.isStale) return ended('dead', 'refused for too long');
    await this.requeue(mail);
    throw error;
  }

  /** Whether the refusal is one of a burst. */
  private async noteRefusal({ memberId, to }: OutgoingEmail, error: unknown): Promise<boolean> {
    const isGone = error instanceof MailRejected;
    if (!memberId || !(isGone || (error instanceof MailDelayed && error.refused))) return false;
    logger.warn({ err: error, event: 'mail.refused', member: memberId }, 'a mail was refused');
    return this.transactions.run((tx) => this.refusals.noteOfCurrent(tx, { memberId, address: to, isGone }));
  }

  private async requeue(mail: MailRow): Promise<void> {
    await this.transactions.run((tx) => this.mails.finish(tx, mail.id, 'queued'));
  }

  private async close(claim: MailClaim, mail: MailRow, state: MailState, why: string): Promise<JobOutcome> {
    await this.transactions.run(async (tx) => {
      await this.mails.finish(tx, mail.id, state);
      await settle(tx, claim);
    });
    return skipped(why);
  }
}
