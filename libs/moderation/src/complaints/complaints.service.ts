import { Injectable } from '@nestjs/common';
import { AccountsService, Limiter } from '#auth';
import { AppError, type ComplaintAnswer, type ComplaintBody, type Locale, type MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { CasesService, complaintUrgency, mayResolve, newReceipt, type Moderator } from '../cases/index.js';
import { complained, complaintDecided } from '../moderation.events.js';
import { memberIn } from './complaint-link.js';
import type { ComplaintRow } from './complaints.repository.js';
import { SealedComplaints } from './sealed-complaints.service.js';

/** After the case is closed: as long as a decision can be appealed. */
const RETENTION_MONTHS = 6;

/** Where a complaint comes from. */
export type Complainant = {
  readonly site: { readonly id: string; readonly communityId: string };
  readonly language: Locale;
  readonly ip: string;
  /** Null for somebody who is not signed in. */
  readonly memberId: MemberId | null;
};

/** Anybody tells us what is wrong, with an account or without. It waits in the queue of the moderators like a report. */
@Injectable()
export class ComplaintsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly complaints: SealedComplaints,
    private readonly cases: CasesService,
    private readonly accounts: AccountsService,
    private readonly limiter: Limiter,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Makes one complaint of what may be pressed twice: the same that waits already gets the number of the first. `key` of the caller: the same key
   * with other words is refused. `isNew` is false for a repeat.
   */
  async complain(body: ComplaintBody, from: Complainant, key: string | null): Promise<{ answer: ComplaintAnswer; isNew: boolean }> {
    await this.limiter.consume('complaintsByNetwork', from.ip);
    const { site, language, memberId } = from;
    const { category, link = '' } = body;
    const written = this.complaints.written(body);
    return this.transactions.run(async (tx) => {
      const facts = { reference: newReceipt(), category, siteId: site.id, language, memberId, idempotencyKey: key };
      const made = await this.complaints.insertOnce(tx, facts, written);
      if (made) {
        const subjectId = await this.subjectOf(tx, link, site.communityId);
        await this.cases.open(tx, { id: made.id, kind: 'complaint', reason: category, subjectId, ...complaintUrgency(category) });
        await this.outbox.tell(tx, complained, { complaintId: made.id });
      }
      const complaint = made ?? (await this.complaints.repeated(tx, site.id, key, written));
      return { answer: await this.answerOf(tx, complaint), isNew: made !== undefined };
    });
  }

  find(tx: Tx, complaintId: string): Promise<ComplaintRow | null> {
    return this.complaints.find(tx, complaintId);
  }

  /** When an answer is due at the latest. */
  async dueAt(tx: Tx, complaintId: string): Promise<Date> {
    const found = await this.cases.find(tx, complaintId);
    if (!found) throw new Error('the complaint has no case');
    return found.dueAt;
  }

  /** For moderators, whose reading stands in the audit log, and for the mails. Undefined when its time was over. */
  open(tx: Tx, complaintId: string): ReturnType<SealedComplaints['open']> {
    return this.complaints.open(tx, complaintId);
  }

  /**
   * Answers a complaint that is about no member; the case that the moderator holds is closed. Throws `case_taken` for one that is about somebody: that
   * is decided by the rules of the house.
   */
  async resolve(tx: Tx, moderator: Moderator, caseId: string, answer: string): Promise<void> {
    const { kind, state, subjectId } = await this.cases.lockClaimed(tx, moderator, caseId);
    const complaint = await this.complaints.find(tx, caseId);
    if (!complaint || !mayResolve({ kind, state, hasSubject: subjectId !== null })) throw new AppError('case_taken');
    if (!(await this.complaints.answer(tx, complaint, answer))) throw new AppError('case_taken');
    await this.cases.close(tx, caseId);
    await this.outbox.tell(tx, complaintDecided, { complaintId: caseId });
  }

  /** What staff answered, for the mail; undefined when nobody did. */
  answered(tx: Tx, complaintId: string): Promise<string | undefined> {
    return this.complaints.answered(tx, complaintId);
  }

  /** Forgets what was written in complaints that were closed long ago. */
  forgetOld(): Promise<number> {
    return this.transactions.run((tx) => this.complaints.removeOld(tx, RETENTION_MONTHS));
  }

  /** Whom the link names, if they are, or were, a member here. */
  private async subjectOf(tx: Tx, link: string, communityId: string): Promise<MemberId | null> {
    const memberId = memberIn(link);
    const account = memberId && (await this.accounts.findAccount(tx, memberId));
    return account?.communityId === communityId ? account.id : null;
  }

  private async answerOf(tx: Tx, { id, reference, at }: ComplaintRow): Promise<ComplaintAnswer> {
    return { reference, at: at.toISOString(), due_at: (await this.dueAt(tx, id)).toISOString() };
  }
}
