import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type ReportAnswer, type ReportBody, type ReportReason, type ReportSubject } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { CasesService, newReceipt, urgencyOf, type ReporterRecord } from '../cases/index.js';
import { EvidenceService, type Evidence } from '../evidence/index.js';
import { memberReported } from '../moderation.events.js';
import { ReportableMembers } from './reportable-members.service.js';
import { ReportsRepository, type ReportRow } from './reports.repository.js';

/** A member tells us of another: what happened is kept as it is now. Whether the two still see each other is for the reporter to say. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly reports: ReportsRepository,
    private readonly evidence: EvidenceService,
    private readonly cases: CasesService,
    private readonly reportable: ReportableMembers,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Makes one report of what may be pressed twice: the same again gets the number of the first. `key` of the caller: the same key with other
   * words is refused. `isNew` is false for a repeat.
   */
  report(me: MemberId, body: ReportBody, key: string | null): Promise<{ answer: ReportAnswer; isNew: boolean }> {
    const about: ReportSubject = body.seq === undefined ? (body.photo ? 'photo' : 'member') : 'message';
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest();
    return this.transactions.run(async (tx) => {
      await this.reportable.lockPair(tx, me, body.profile);
      const before = key === null ? null : await this.reports.byKey(tx, me, key);
      if (before && !before.bodyHash.equals(bodyHash)) throw new AppError('idempotency_mismatch');
      if (before) return { answer: toAnswer(before), isNew: false };

      const made = await this.reports.insertOnce(tx, me, body, { receipt: newReceipt(), about, key, bodyHash });
      if (made) {
        await this.evidence.secure(tx, made.id, me, body);
        await this.openCase(tx, made, body.reason);
        await this.outbox.tell(tx, memberReported, { reportId: made.id });
      }
      const report = made ?? (await this.reports.openOne(tx, me, body, about));
      if (!report) throw new Error('the report is gone');
      return { answer: toAnswer(report), isNew: made !== undefined };
    });
  }

  /** For the receipt by mail. */
  find(reportId: string): Promise<ReportRow | null> {
    return this.transactions.read((tx) => this.reports.find(tx, reportId));
  }

  findIn(tx: Tx, reportId: string): Promise<ReportRow | null> {
    return this.reports.find(tx, reportId);
  }

  /** What became of this member's reports. */
  recordOf(tx: Tx, reporterId: string): Promise<ReporterRecord> {
    return this.reports.recordOf(tx, reporterId);
  }

  /** For moderators, who say why in the audit log, in the same transaction. Undefined when its time was over. */
  evidenceOf(tx: Tx, reportId: string): Promise<Evidence | undefined> {
    return this.evidence.open(tx, reportId);
  }

  /** Forgets evidence and notes whose time is over. */
  forgetOld(): Promise<number> {
    return this.transactions.run(async (tx) => (await this.evidence.forgetOld(tx)) + (await this.cases.forgetOld(tx)));
  }

  private async openCase(tx: Tx, { id, reporterId, subjectId }: ReportRow, reason: ReportReason): Promise<void> {
    const record = await this.reports.recordOf(tx, reporterId);
    await this.cases.open(tx, { id, kind: 'report', reason, subjectId, ...urgencyOf(reason, record) });
  }
}

const toAnswer = ({ receipt, at }: ReportRow): ReportAnswer => ({ receipt, at: at.toISOString() });
