import { Injectable } from '@nestjs/common';
import type { CasePage } from '#contracts-admin';
import type { Tx } from '#database';
import {
  ComplaintsService,
  InitiativesService,
  isOftenWrong,
  mayAnswer,
  mayAskForMore,
  ReadingRequests,
  ReportsService,
} from '#moderation';
import type { StaffActor } from '../staff-actor.js';
import { CasesOfficeRepository, type CaseListRow } from './cases-office.repository.js';

/** How a case came to be: who reported, what was complained of, or why staff opened it themselves. */
@Injectable()
export class CaseOrigin {
  constructor(
    private readonly office: CasesOfficeRepository,
    private readonly reports: ReportsService,
    private readonly complaints: ComplaintsService,
    private readonly initiatives: InitiativesService,
    private readonly requests: ReadingRequests,
  ) {}

  /** `caseId`: of an appeal, the case that is appealed; so with the reporter. */
  async complaint(tx: Tx, caseId: string): Promise<CasePage['complaint']> {
    return (await this.complaints.open(tx, caseId)) ?? null;
  }

  async reporter(tx: Tx, caseId: string): Promise<CasePage['reporter']> {
    const report = await this.reports.findIn(tx, caseId);
    if (!report) return null;
    const record = await this.reports.recordOf(tx, report.reporterId);
    return { ...record, often_wrong: isOftenWrong(record) };
  }

  /** `messages`: how many the case shows. */
  async initiative(tx: Tx, row: CaseListRow, actor: StaffActor, messages: number): Promise<CasePage['initiative']> {
    const initiative = await this.initiatives.find(tx, row.id);
    if (!initiative) return null;
    const { reason, signals, staffId } = initiative;
    const request = await this.requests.newest(tx, row.id);
    const names = await this.office.staffNames(tx, [staffId, request?.askedBy ?? staffId, request?.answeredBy ?? staffId]);
    const { kind, state, holder_id: holder } = row;
    const more = request && {
      state: request.state,
      reason: request.reason,
      by: names.get(request.askedBy) ?? null,
      at: request.askedAt.toISOString(),
      answered_by: request.answeredBy && (names.get(request.answeredBy) ?? null),
      answer_reason: request.answerReason,
      may_answer: mayAnswer({ state, request, staffId: actor.id }).allowed,
    };
    const may_ask = holder === actor.id && mayAskForMore({ kind, state, messages, last: request?.state ?? null }).allowed;
    return { reason, signals: [...signals], by: names.get(staffId) ?? null, more, may_ask };
  }
}
