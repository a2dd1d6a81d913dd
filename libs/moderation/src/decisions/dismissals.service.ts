import { Injectable } from '@nestjs/common';
import type { DismissalView } from '#contracts';
import type { Tx } from '#database';
import { ComplaintsRepository, type ComplaintRow } from '../complaints/index.js';
import { ReportsRepository, type ReportRow } from '../reports/index.js';
import { appealEnd } from './appeals.policy.js';
import { AppealsRepository } from './appeals.repository.js';
import type { Decision } from './decisions.repository.js';

/** What a decision dismissed: what somebody sent with an account, or without. */
export type Dismissed = { readonly report: ReportRow } | { readonly complaint: ComplaintRow };

/** Reports and complaints in which nothing was found, as whoever sent them may read it and object. */
@Injectable()
export class DismissalsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly complaints: ComplaintsRepository,
    private readonly appeals: AppealsRepository,
  ) {}

  /** What the decision dismissed; undefined when it found something, or nobody had reported it. */
  async dismissedBy(tx: Tx, { measure, caseId, inForceAt }: Decision): Promise<Dismissed | undefined> {
    if (measure !== 'none' || inForceAt === null) return undefined;
    const report = await this.reports.find(tx, caseId);
    if (report) return { report };
    const complaint = await this.complaints.find(tx, caseId);
    return complaint ? { complaint } : undefined;
  }

  async viewOf(tx: Tx, decision: Decision): Promise<DismissalView | undefined> {
    const dismissed = await this.dismissedBy(tx, decision);
    const { id, inForceAt, state } = decision;
    if (!dismissed || !inForceAt) return undefined;
    const appeal = await this.appeals.ofDecision(tx, id);
    const { at, receipt } = 'report' in dismissed ? dismissed.report : { ...dismissed.complaint, receipt: dismissed.complaint.reference };
    return {
      about: 'report' in dismissed ? 'report' : 'complaint',
      receipt,
      told_at: at.toISOString(),
      at: inForceAt.toISOString(),
      reopened: state === 'overturned',
      appeal_until: appealEnd(inForceAt).toISOString(),
      appeal: appeal && { at: appeal.at.toISOString(), state: appeal.state, alone: appeal.alone !== null },
    };
  }
}
