import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { ComplaintsRepository } from '../complaints/index.js';
import { banned, complaintDecided, decided, decisionMade, fraudCleared, fraudFound, reportDecided } from '../moderation.events.js';
import { ReportsRepository } from '../reports/index.js';
import { isFraud } from './decisions.policy.js';
import type { Decision } from './decisions.repository.js';

/** Who hears of a decision: the job that carries it out, its member, whoever reported or complained, and those whom a fraud wrote to. */
@Injectable()
export class DecisionEvents {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly complaints: ComplaintsRepository,
    private readonly outbox: Outbox,
  ) {}

  made(tx: Tx, { id }: Decision): Promise<void> {
    return this.outbox.tell(tx, decisionMade, { decisionId: id });
  }

  /** Whoever reported or complained hears what came of it. */
  async answered(tx: Tx, caseId: string, { id, measure }: Decision): Promise<void> {
    const isReport = await this.reports.decide(tx, caseId, measure === 'none' ? 'dismissed' : 'confirmed', id);
    if (isReport) await this.outbox.tell(tx, reportDecided, { reportId: caseId });
    const isComplaint = await this.complaints.decide(tx, caseId, measure === 'none' ? 'nothing' : 'acted');
    if (isComplaint) await this.outbox.tell(tx, complaintDecided, { complaintId: caseId });
  }

  async inForce(tx: Tx, { id, memberId, measure, rule }: Decision): Promise<void> {
    if (!memberId || measure === 'none') return;
    await this.outbox.tell(tx, decided, { decisionId: id });
    if (isFraud({ measure, rule })) await this.outbox.tell(tx, fraudFound, { decisionId: id });
    else if (measure === 'ban') await this.outbox.tell(tx, banned, { decisionId: id, memberId });
  }

  /** What the decision confirmed counts against nobody any more. */
  async overturned(tx: Tx, decision: Decision): Promise<void> {
    await this.reports.dismissBy(tx, decision.id);
    if (isFraud(decision)) await this.outbox.tell(tx, fraudCleared, { decisionId: decision.id });
  }
}
