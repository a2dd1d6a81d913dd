import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { AppError, assertAllowed, type MemberId, type PhotoId } from '#contracts';
import { placeOf, type Appellant, type CasePage, type StatementPreview, type StatementPreviewQuery } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import {
  AppealsService,
  CasesService,
  ChildMaterialService,
  ComplaintsService,
  DecisionsService,
  InitiativesService,
  isOftenWrong,
  mayAnswer,
  mayAskForMore,
  MemberSignals,
  ReadingRequests,
  ReportsService,
  ReviewsService,
} from '#moderation';
import { DecisionMails } from '#notifications';
import { ObjectStore } from '#storage';
import { CaseLooksService } from './case-looks.service.js';
import { CasesOfficeRepository, type CaseListRow } from './cases-office.repository.js';
import { toCaseRow, toDecision } from './cases-office.views.js';
import { MemberPageRepository } from '../member-page.repository.js';
import { mayReadCases } from '../members.policy.js';
import { toSignal } from '../signals.views.js';
import { moderatorOf, viewerOf, type StaffActor } from '../staff-actor.js';

const EARLIER = 20;

/** One case as its moderator reads it: what was reported beside how it is today. */
@Injectable()
export class CasePageService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly store: ObjectStore,
    private readonly office: CasesOfficeRepository,
    private readonly looks: CaseLooksService,
    private readonly cases: CasesService,
    private readonly decisions: DecisionsService,
    private readonly reports: ReportsService,
    private readonly appeals: AppealsService,
    private readonly complaints: ComplaintsService,
    private readonly mails: DecisionMails,
    private readonly reviews: ReviewsService,
    private readonly members: MemberPageRepository,
    private readonly signals: MemberSignals,
    private readonly childMaterial: ChildMaterialService,
    private readonly initiatives: InitiativesService,
    private readonly requests: ReadingRequests,
  ) {}

  openCase(actor: StaffActor, id: string): Promise<CasePage> {
    assertAllowed(mayReadCases(actor.roles));
    return this.transactions.run(async (tx) => {
      await this.childMaterial.assertInSight(tx, viewerOf(actor), id);
      const row = await this.office.find(tx, id);
      if (!row) throw new AppError('not_found');
      const page = await this.pageOf(tx, row, actor);
      await this.audit.record(tx, {
        staffId: actor.id,
        act: 'case.opened',
        subject: { kind: 'case', id },
        facts: { member_id: row.subject_id },
        ip: actor.ip,
      });
      return page;
    });
  }

  /** The clear photo as it was reported, also when its owner removed it. The log keeps who looked. */
  async openPhoto(actor: StaffActor, id: string, photoId: PhotoId): Promise<Buffer> {
    assertAllowed(mayReadCases(actor.roles));
    const object = await this.transactions.run(async (tx) => {
      await this.childMaterial.assertInSight(tx, viewerOf(actor), id);
      const photo = await this.photoOf(tx, id, photoId);
      if (!photo) throw new AppError('photo_not_found');
      await this.audit.record(tx, {
        staffId: actor.id,
        act: 'case.photo_opened',
        subject: { kind: 'case', id },
        facts: { photo_id: photoId },
        ip: actor.ip,
      });
      return photo;
    });
    const bytes = await this.store.get(object);
    if (!bytes) throw new AppError('photo_not_found');
    return bytes;
  }

  /** What the member would read, in their language. */
  async preview(actor: StaffActor, id: string, query: StatementPreviewQuery): Promise<StatementPreview> {
    assertAllowed(mayReadCases(actor.roles));
    const found = await this.transactions.read(async (tx) => {
      await this.childMaterial.assertInSight(tx, viewerOf(actor), id);
      return this.cases.find(tx, id);
    });
    if (!found?.subjectId || query.measure === 'none') throw new AppError('not_found');
    const { measure, photos = [], messages = [], ...planned } = query;
    return this.mails.preview(id, found.subjectId as MemberId, { ...planned, measure, photoIds: photos, messages: messages.map(placeOf) });
  }

  private async pageOf(tx: Tx, row: CaseListRow, actor: StaffActor): Promise<CasePage> {
    const { id, subject_id: subjectId } = row;
    const decision = await this.decisions.standing(tx, id);
    const decided = decision && (await this.office.decision(tx, decision.id));
    const objection = row.kind === 'appeal' ? await this.appeals.find(tx, id) : null;
    const appealed = objection?.decision;
    const { subject_id: _, subject_name: __, sealed: ___, language: ____, ...facts } = toCaseRow(row, actor.id);
    const evidence = await this.evidence(tx, appealed?.caseId ?? id);
    const isFor = await this.cases.isFor(tx, moderatorOf(actor), id);
    return {
      ...facts,
      may_decide: isFor && row.holder_id === actor.id,
      may_take: isFor && row.holder_id !== actor.id,
      looked_at: await this.looks.isLookedAt(tx, actor.id, id, ['case.opened']),
      subject: subjectId === null ? null : await this.subject(tx, subjectId),
      evidence,
      removable: await this.removable(tx, row, evidence),
      appeal: objection ? await this.appeal(tx, id, objection, actor) : null,
      // Who complained, and from which address, is for whoever works on it.
      complaint: row.holder_id === actor.id ? ((await this.complaints.open(tx, appealed?.caseId ?? id)) ?? null) : null,
      initiative: await this.initiative(tx, row, actor, evidence?.messages ?? 0),
      reporter: await this.reporter(tx, appealed?.caseId ?? id),
      decision: decided ? toDecision(decided, actor.id) : null,
      earlier: subjectId === null ? [] : (await this.office.earlier(tx, subjectId, id, EARLIER)).map((one) => toDecision(one, actor.id)),
      others: await this.others(tx, row, actor),
      signals: subjectId === null ? [] : (await this.signals.of(tx, subjectId)).map(toSignal),
      notes: await this.notes(tx, id),
    };
  }

  private async appeal(
    tx: Tx,
    id: string,
    { by, decision: { id: decisionId } }: { readonly by: Appellant; readonly decision: { readonly id: string } },
    actor: StaffActor,
  ): Promise<CasePage['appeal']> {
    const decision = await this.office.decision(tx, decisionId);
    if (!decision) return null;
    const alone = await this.appeals.isAlone(tx, moderatorOf(actor), id);
    return { by, words: (await this.appeals.wordsOf(tx, id)) ?? null, decision: toDecision(decision, actor.id), alone };
  }

  private async removable(tx: Tx, { id, subject_id }: CaseListRow, evidence: CasePage['evidence']): Promise<CasePage['removable']> {
    if (subject_id === null) return { photos: [], text: false, messages: 0 };
    const photoIds = (evidence?.photos ?? []).map((photo) => photo.id);
    const { photos, text, messages } = await this.decisions.removable(tx, id, subject_id as MemberId, photoIds);
    return { photos: [...photos], text, messages: messages.length };
  }

  private async subject(tx: Tx, subjectId: string): Promise<CasePage['subject']> {
    const { language: _, ...subject } = await this.office.subject(tx, subjectId);
    return { id: subjectId, ...subject };
  }

  private async evidence(tx: Tx, id: string): Promise<CasePage['evidence']> {
    const evidence = await this.reports.evidenceOf(tx, id);
    if (!evidence) return this.reviewed(tx, id);
    const { words, profile, photos, messages } = evidence;
    const shown = await this.office.shownPhotos(
      tx,
      photos.map((photo) => photo.id),
    );
    return {
      words,
      name: profile.name,
      about: profile.about,
      photos: photos.map(({ id: photoId, main, reported, caption }) => ({
        id: photoId as PhotoId,
        main,
        reported,
        caption,
        gone: !shown.includes(photoId),
      })),
      messages: messages.length,
    };
  }

  /** The new photo or text that a moderator handed on or rejected: it is as it is, nothing is kept apart. */
  private async reviewed(tx: Tx, id: string): Promise<CasePage['evidence']> {
    const row = await this.reviews.row(tx, id);
    if (!row) return null;
    const photos =
      row.photoId === null ? [] : [{ id: row.photoId, main: row.main ?? false, reported: true, caption: row.caption ?? '', gone: false }];
    const about = row.text ?? (await this.office.subject(tx, row.memberId)).about;
    return { words: '', name: row.name, about, photos, messages: 0 };
  }

  private async photoOf(tx: Tx, caseId: string, photoId: PhotoId): Promise<string | undefined> {
    const id = await this.appeals.evidenceCaseOf(tx, caseId);
    const evidence = await this.reports.evidenceOf(tx, id);
    if (evidence) return evidence.photos.find((held) => held.id === photoId)?.object;
    const review = await this.reviews.find(tx, id);
    return review?.photoId === photoId ? (await this.members.rendition(tx, photoId, 'full'))?.object : undefined;
  }

  private async initiative(tx: Tx, row: CaseListRow, actor: StaffActor, messages: number): Promise<CasePage['initiative']> {
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

  private async reporter(tx: Tx, id: string): Promise<CasePage['reporter']> {
    const report = await this.reports.findIn(tx, id);
    if (!report) return null;
    const record = await this.reports.recordOf(tx, report.reporterId);
    return { ...record, often_wrong: isOftenWrong(record) };
  }

  private async others(tx: Tx, { id, subject_id: subjectId }: CaseListRow, actor: StaffActor): Promise<CasePage['others']> {
    if (subjectId === null) return [];
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

  private async notes(tx: Tx, id: string): Promise<CasePage['notes']> {
    const notes = await this.cases.notesOf(tx, id);
    const names = await this.office.staffNames(
      tx,
      notes.map(({ staffId }) => staffId),
    );
    return notes.map(({ staffId, at, kind, text }) => ({ by: names.get(staffId) ?? null, at: at.toISOString(), kind, text }));
  }
}
