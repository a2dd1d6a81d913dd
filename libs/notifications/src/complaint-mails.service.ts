import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import type { Claim } from '#events';
import { ComplaintsService } from '#moderation';
import type { JobOutcome } from '#queues';
import { MailDelivery } from './mail-delivery.js';
import { ModerationEmails } from './moderation-emails.service.js';

/** What whoever complained hears, with an account or without. The law wants it, so it goes out whatever they unsubscribed from. */
@Injectable()
export class ComplaintMailsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly complaints: ComplaintsService,
    private readonly emails: ModerationEmails,
    private readonly delivery: MailDelivery,
  ) {}

  async sendReceived(claim: Claim, complaintId: string): Promise<JobOutcome> {
    const complaint = await this.read(complaintId);
    if (!complaint) return this.delivery.drop(claim, 'no such complaint');
    const { reader, reference, at, dueAt, to } = complaint;
    return this.delivery.deliver(claim, {
      ...this.keyOf('complaint-received', complaintId, complaint),
      to,
      email: await this.emails.complaintReceived(reader, { reference, at, dueAt }),
    });
  }

  async sendDecided(claim: Claim, complaintId: string): Promise<JobOutcome> {
    const complaint = await this.read(complaintId);
    if (!complaint || complaint.outcome === null) return this.delivery.drop(claim, 'nothing to tell');
    const { reader, reference, at, outcome, to, answer } = complaint;
    return this.delivery.deliver(claim, {
      ...this.keyOf('complaint-decided', complaintId, complaint),
      to,
      email: await this.emails.complaintDecided(reader, { reference, at, isActed: outcome === 'acted', answer }),
    });
  }

  /**
   * Undefined when it is unknown, or its time was over. The mail belongs to nobody's account, also when somebody was signed in: they may have
   * given another address, which is not theirs to lose.
   */
  private read(complaintId: string) {
    return this.transactions.read(async (tx) => {
      const complaint = await this.complaints.find(tx, complaintId);
      const opened = complaint && (await this.complaints.open(tx, complaintId));
      if (!complaint || !opened) return undefined;
      const { reference, at, outcome, siteId, language } = complaint;
      const reader = { memberId: null, siteId, language };
      return {
        reader,
        reference,
        at,
        outcome,
        to: opened.email,
        answer: await this.complaints.answered(tx, complaintId),
        dueAt: await this.complaints.dueAt(tx, complaintId),
      };
    });
  }

  private keyOf<Kind extends 'complaint-received' | 'complaint-decided'>(
    kind: Kind,
    complaintId: string,
    { reader: { language: locale } }: NonNullable<Awaited<ReturnType<ComplaintMailsService['read']>>>,
  ) {
    return { dedupeKey: `${kind}:${complaintId}`, kind, memberId: null, locale };
  }
}
