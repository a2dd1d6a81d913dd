import { Injectable } from '@nestjs/common';
import type { CasePage } from '#contracts-admin';
import type { Tx } from '#database';
import { CasesService, MemberSignals } from '#moderation';
import { toSignal } from '../signals/index.js';
import { moderatorOf, type StaffActor } from '../staff-actor.js';
import { CasesOfficeRepository, type CaseListRow } from './cases-office.repository.js';
import { toDecision } from './cases-office.views.js';

const EARLIER = 20;

type SubjectSections = Pick<CasePage, 'subject' | 'earlier' | 'others' | 'signals'>;

/** The member whom a case is about, as they are today, and what else is known of them. */
@Injectable()
export class CaseSubject {
  constructor(
    private readonly office: CasesOfficeRepository,
    private readonly cases: CasesService,
    private readonly signals: MemberSignals,
  ) {}

  async sections(tx: Tx, { id, subject_id: subjectId }: CaseListRow, actor: StaffActor): Promise<SubjectSections> {
    if (subjectId === null) return { subject: null, earlier: [], others: [], signals: [] };
    const { language: _, ...subject } = await this.office.subject(tx, subjectId);
    const earlier = await this.office.earlier(tx, subjectId, id, EARLIER);
    return {
      subject: { id: subjectId, ...subject },
      earlier: earlier.map((one) => toDecision(one, actor.id)),
      others: await this.others(tx, id, subjectId, actor),
      signals: (await this.signals.of(tx, subjectId)).map(toSignal),
    };
  }

  private async others(tx: Tx, id: string, subjectId: string, actor: StaffActor): Promise<CasePage['others']> {
    const joinable = await this.cases.joinable(tx, moderatorOf(actor), { id, subjectId });
    const open = await this.cases.openAbout(tx, subjectId, id);
    return open.map((other) => ({
      id: other.id,
      kind: other.kind,
      reason: other.reason,
      opened_at: other.openedAt.toISOString(),
      joinable: joinable.includes(other.id),
    }));
  }
}
