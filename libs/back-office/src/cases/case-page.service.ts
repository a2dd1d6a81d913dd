import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import type { CasePage } from '#contracts-admin';
import type { Tx } from '#database';
import { mayReadCases } from '../rights.policy.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffReads } from '../staff-reads.js';
import { CaseEvidence } from './case-evidence.service.js';
import { CaseOrigin } from './case-origin.service.js';
import { CaseProceedings } from './case-proceedings.service.js';
import { CaseSubject } from './case-subject.service.js';
import { CasesOfficeRepository, type CaseListRow } from './cases-office.repository.js';
import { toCaseRow } from './cases-office.views.js';

/** One case as its moderator reads it: what was reported beside how it is today. */
@Injectable()
export class CasePageService {
  constructor(
    private readonly reads: StaffReads,
    private readonly office: CasesOfficeRepository,
    private readonly origin: CaseOrigin,
    private readonly evidence: CaseEvidence,
    private readonly subject: CaseSubject,
    private readonly proceedings: CaseProceedings,
  ) {}

  openCase(actor: StaffActor, id: string): Promise<CasePage> {
    assertAllowed(mayReadCases(actor.roles));
    return this.reads.one(actor, id, async (tx) => {
      const row = await this.office.find(tx, id);
      if (!row) throw new AppError('not_found');
      const entry = { act: 'case.opened', subject: { kind: 'case', id }, facts: { member_id: row.subject_id } } as const;
      return { result: await this.pageOf(tx, row, actor), entry };
    });
  }

  private async pageOf(tx: Tx, row: CaseListRow, actor: StaffActor): Promise<CasePage> {
    const { id } = row;
    const objection = await this.proceedings.objection(tx, row);
    const evidenceId = objection?.decision.caseId ?? id;
    const evidence = await this.evidence.shown(tx, evidenceId);
    const { subject_id: _, subject_name: __, sealed: ___, language: ____, ...facts } = toCaseRow(row, actor.id);
    return {
      ...facts,
      evidence,
      removable: await this.evidence.removable(tx, row, evidence),
      // Who complained, and from which address, is for whoever works on it.
      complaint: row.holder_id === actor.id ? await this.origin.complaint(tx, evidenceId) : null,
      reporter: await this.origin.reporter(tx, evidenceId),
      initiative: await this.origin.initiative(tx, row, actor, evidence?.messages ?? 0),
      appeal: objection ? await this.proceedings.appeal(tx, id, objection, actor) : null,
      ...(await this.proceedings.sections(tx, row, actor)),
      ...(await this.subject.sections(tx, row, actor)),
    };
  }
}
