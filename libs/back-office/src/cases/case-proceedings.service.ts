import { Injectable } from '@nestjs/common';
import type { CasePage } from '#contracts-admin';
import type { Tx } from '#database';
import { AppealRulings, AppealsService, CasesService, DecisionsService } from '#moderation';
import { moderatorOf, type StaffActor } from '../staff-actor.js';
import { OpenedEvidence } from './opened-evidence.service.js';
import { CasesOfficeRepository, type CaseListRow } from './cases-office.repository.js';
import { toDecision } from './cases-office.views.js';

type Objection = NonNullable<Awaited<ReturnType<AppealsService['find']>>>;
type ProceedingSections = Pick<CasePage, 'may_decide' | 'may_take' | 'looked_at' | 'decision' | 'notes'>;

/** What moderators did about a case until now, and what the one who reads it may do. */
@Injectable()
export class CaseProceedings {
  constructor(
    private readonly office: CasesOfficeRepository,
    private readonly cases: CasesService,
    private readonly decisions: DecisionsService,
    private readonly appeals: AppealsService,
    private readonly rulings: AppealRulings,
    private readonly opened: OpenedEvidence,
  ) {}

  async sections(tx: Tx, { id, holder_id: holder }: CaseListRow, actor: StaffActor): Promise<ProceedingSections> {
    const isFor = await this.cases.isFor(tx, moderatorOf(actor), id);
    const standing = await this.decisions.standing(tx, id);
    const decision = standing && (await this.office.decision(tx, standing.id));
    return {
      may_decide: isFor && holder === actor.id,
      may_take: isFor && holder !== actor.id,
      looked_at: await this.opened.isOpened(tx, actor.id, id, ['case.opened']),
      decision: decision ? toDecision(decision, actor.id) : null,
      notes: await this.notes(tx, id),
    };
  }

  /** What an appeal objects to; null for every other case. */
  objection(tx: Tx, { id, kind }: CaseListRow): Promise<Objection | null> {
    return kind === 'appeal' ? this.appeals.find(tx, id) : Promise.resolve(null);
  }

  async appeal(tx: Tx, id: string, { by, decision: { id: decisionId } }: Objection, actor: StaffActor): Promise<CasePage['appeal']> {
    const decision = await this.office.decision(tx, decisionId);
    if (!decision) return null;
    const alone = await this.rulings.isAlone(tx, moderatorOf(actor), id);
    return { by, words: (await this.appeals.wordsOf(tx, id)) ?? null, decision: toDecision(decision, actor.id), alone };
  }

  private async notes(tx: Tx, id: string): Promise<CasePage['notes']> {
    const notes = await this.cases.notesOf(tx, id);
    const names = await this.office.staffNames(
      tx,
      notes.map(({ staffId }) => staffId),
    );
    return notes.map(({ staffId, at, kind, text }) => ({ by: names.get(staffId) ?? null, at: at.toISOString(), kind, text }));
  }
}
