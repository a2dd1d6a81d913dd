import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import type { Tx } from '#database';
import { ReportsRepository, type ReportOutcome } from './reports.repository.js';
import { TrustService } from './trust.service.js';

/** What becomes of a report, said by a moderator, who writes why into the audit log in the same transaction. */
@Injectable()
export class ReportDecisions {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly trust: TrustService,
  ) {}

  /** A report is decided once; the same again changes nothing. */
  async decide(tx: Tx, reportId: string, outcome: ReportOutcome): Promise<void> {
    const subjectId = await this.reports.decide(tx, reportId, outcome);
    if (subjectId) return this.trust.judge(tx, subjectId);
    const report = await this.reports.find(tx, reportId);
    if (!report) throw new AppError('not_found');
  }
}
