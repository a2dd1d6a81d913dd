import { Inject, Injectable } from '@nestjs/common';
import { keyedHash } from '#auth';
import { CONFIG, sealedBox, type Config, type SealedBox } from '#config';
import { AppError, type ComplaintBody } from '#contracts';
import type { Tx } from '#database';
import { ComplaintsRepository, type ComplaintRow, type NewComplaint } from './complaints.repository.js';

/** What somebody wrote, and who they say they are. */
export type Complaint = { readonly words: string; readonly name: string; readonly email: string; readonly link: string };
/** A complaint before it is noted: its words, sealed when it is, and a hash by which the same is known again. */
type Written = { readonly text: string; readonly bodyHash: Buffer };

/** Complaints with what was written in them and answered to them, sealed for the moderators. What is sealed is bound to its reference. */
@Injectable()
export class SealedComplaints {
  private readonly box: SealedBox;
  private readonly answers: SealedBox;
  private readonly appSecret: string;

  constructor(
    private readonly complaints: ComplaintsRepository,
    @Inject(CONFIG) config: Config,
  ) {
    this.appSecret = config.appSecret;
    this.box = sealedBox(config.appSecret, 'moderation-complaint');
    this.answers = sealedBox(config.appSecret, 'moderation-complaint-answer');
  }

  written({ category, words, name = '', email, link = '' }: ComplaintBody): Written {
    const text = JSON.stringify({ words, name, email, link } satisfies Complaint);
    return { text, bodyHash: keyedHash(this.appSecret, 'complaint', `${category} ${text}`) };
  }

  /** Undefined for a repeat: the same waits already, or came by the same key. */
  insertOnce(tx: Tx, facts: Omit<NewComplaint, 'bodyHash' | 'sealed'>, { text, bodyHash }: Written): Promise<ComplaintRow | undefined> {
    return this.complaints.insertOnce(tx, { ...facts, bodyHash, sealed: this.box.seal(text, facts.reference) });
  }

  /** The one that a repeat repeats. Throws `idempotency_mismatch` for the same key with other words. */
  async repeated(tx: Tx, siteId: string, key: string | null, { bodyHash }: Written): Promise<ComplaintRow> {
    const withKey = key === null ? null : await this.complaints.byKey(tx, siteId, key);
    if (withKey && !withKey.bodyHash?.equals(bodyHash)) throw new AppError('idempotency_mismatch');
    const complaint = withKey ?? (await this.complaints.openOne(tx, siteId, bodyHash));
    if (!complaint) throw new Error('the complaint is gone');
    return complaint;
  }

  find(tx: Tx, complaintId: string): Promise<ComplaintRow | null> {
    return this.complaints.find(tx, complaintId);
  }

  /** Undefined when its time was over. */
  async open(tx: Tx, complaintId: string): Promise<(Complaint & Pick<ComplaintRow, 'category' | 'language'>) | undefined> {
    const complaint = await this.complaints.find(tx, complaintId);
    const sealed = complaint && (await this.complaints.sealedOf(tx, complaintId));
    if (!sealed) return undefined;
    const { category, language } = complaint;
    return { category, language, ...(JSON.parse(this.box.open(sealed, complaint.reference)) as Complaint) };
  }

  /** False when it was answered before. */
  answer(tx: Tx, { id, reference }: ComplaintRow, text: string): Promise<boolean> {
    return this.complaints.answer(tx, id, this.answers.seal(text, reference));
  }

  /** What staff answered; undefined when nobody did. */
  async answered(tx: Tx, complaintId: string): Promise<string | undefined> {
    const complaint = await this.complaints.find(tx, complaintId);
    const sealed = complaint && (await this.complaints.answerOf(tx, complaintId));
    return sealed ? this.answers.open(sealed, complaint.reference) : undefined;
  }

  removeOld(tx: Tx, months: number): Promise<number> {
    return this.complaints.removeOld(tx, months);
  }
}
