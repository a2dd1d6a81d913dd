import { Inject, Injectable } from '@nestjs/common';
import { AccountsService, keyedHash, Limiter } from '#auth';
import { CONFIG, sealedBox, type Config, type SealedBox } from '#config';
import { AppError, type ComplaintAnswer, type ComplaintBody, type Locale, type MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { CasesService, complaintUrgency, mayResolve, newReceipt, type Moderator } from '../cases/index.js';
import { complained, complaintDecided } from '../moderation.events.js';
import { memberIn } from './complaint-link.js';
import { ComplaintsRepository, type ComplaintRow } from './complaints.repository.js';

/** After the case is closed: as long as a decision can be appealed. */
const RETENTION_MONTHS = 6;

/** What somebody wrote, and who they say they are. */
export type Complaint = { readonly words: string; readonly name: string; readonly email: string; readonly link: string };

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
  /** What is sealed is bound to its reference. */
  private readonly box: SealedBox;
  private readonly answers: SealedBox;
  private readonly appSecret: string;

  constructor(
    private readonly transactions: Transactions,
    private readonly complaints: ComplaintsRepository,
    private readonly cases: CasesService,
    private readonly accounts: AccountsService,
    private readonly limiter: Limiter,
    private readonly outbox: Outbox,
    @Inject(CONFIG) config: Config,
  ) {
    this.appSecret = config.appSecret;
    this.box = sealedBox(config.appSecret, 'moderation-complaint');
    this.answers = sealedBox(config.appSecret, 'moderation-complaint-answer');
  }

  /**
   * Makes one complaint of what may be pressed twice: the same that waits already gets the number of the first. `key` of the caller: the same key
   * with other words is refused. `isNew` is false for a repeat.
   */
  async complain(body: ComplaintBody, from: Complainant, key: string | null): Promise<{ answer: ComplaintAnswer; isNew: boolean }> {
    await this.limiter.consume('complaintsByNetwork', from.ip);
    const { category, words, name = '', email, link = '' } = body;
    const { site, language, memberId } = from;
    const written = JSON.stringify({ words, name, email, link } satisfies Complaint);
    const bodyHash = keyedHash(this.appSecret, 'complaint', `${category} ${written}`);
    return this.transactions.run(async (tx) => {
      const reference = newReceipt();
      const sealed = this.box.seal(written, reference);
      const facts = { reference, category, siteId: site.id, language, memberId, idempotencyKey: key };
      const made = await this.complaints.insertOnce(tx, { ...facts, bodyHash, sealed });
      if (made) {
        const subjectId = await this.subjectOf(tx, link, site.communityId);
        await this.cases.open(tx, { id: made.id, kind: 'complaint', reason: category, subjectId, ...complaintUrgency(category) });
        await this.outbox.tell(tx, complained, { complaintId: made.id });
      }
      const complaint = made ?? (await this.before(tx, site.id, key, bodyHash));
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
  async open(tx: Tx, complaintId: string): Promise<(Complaint & Pick<ComplaintRow, 'category' | 'language'>) | undefined> {
    const complaint = await this.complaints.find(tx, complaintId);
    const sealed = complaint && (await this.complaints.sealedOf(tx, complaintId));
    if (!sealed) return undefined;
    const { category, language } = complaint;
    return { category, language, ...(JSON.parse(this.box.open(sealed, complaint.reference)) as Complaint) };
  }

  /**
   * Answers a complaint that is about no member; the case that the moderator holds is closed. Throws `case_taken` for one that is about somebody: that
   * is decided by the rules of the house.
   */
  async resolve(tx: Tx, moderator: Moderator, caseId: string, answer: string): Promise<void> {
    const { kind, state, subjectId } = await this.cases.lockClaimed(tx, moderator, caseId);
    const complaint = await this.complaints.find(tx, caseId);
    if (!complaint || !mayResolve({ kind, state, hasSubject: subjectId !== null })) throw new AppError('case_taken');
    if (!(await this.complaints.answer(tx, caseId, this.answers.seal(answer, complaint.reference)))) throw new AppError('case_taken');
    await this.cases.close(tx, caseId);
    await this.outbox.tell(tx, complaintDecided, { complaintId: caseId });
  }

  /** What staff answered, for the mail; undefined when nobody did. */
  async answered(tx: Tx, complaintId: string): Promise<string | undefined> {
    const complaint = await this.complaints.find(tx, complaintId);
    const sealed = complaint && (await this.complaints.answerOf(tx, complaintId));
    return sealed ? this.answers.open(sealed, complaint.reference) : undefined;
  }

  /** Forgets what was written in complaints that were closed long ago. */
  forgetOld(): Promise<number> {
    return this.transactions.run((tx) => this.complaints.removeOld(tx, RETENTION_MONTHS));
  }

  private async before(tx: Tx, siteId: string, key: string | null, bodyHash: Buffer): Promise<ComplaintRow> {
    const withKey = key === null ? null : await this.complaints.byKey(tx, siteId, key);
    if (withKey && !withKey.bodyHash?.equals(bodyHash)) throw new AppError('idempotency_mismatch');
    const complaint = withKey ?? (await this.complaints.openOne(tx, siteId, bodyHash));
    if (!complaint) throw new Error('the complaint is gone');
    return complaint;
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
