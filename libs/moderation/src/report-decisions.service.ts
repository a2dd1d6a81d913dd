import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import type { Tx } from '#database';
import type { ReportOutcome } from './report.entity.js';
import { ReportsRepository } from './reports.repository.js';
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
    const isNew = await this.reports.decide(tx, reportId, outcome);
    const report = await this.reports.find(tx, reportId);
    if (!report) throw new AppError('not_found');
    if (isNew) await this.trust.judge(tx, report.subjectId);
  }
}
