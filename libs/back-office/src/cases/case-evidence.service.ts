import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type PhotoId } from '#contracts';
import { caseMessageIdOf, type CasePage, type ResultOf } from '#contracts-admin';
import type { Tx } from '#database';
import { AppealsService, RemovableContent, ReportsService, ReviewsService } from '#moderation';
import { PhotoFilesRepository } from '../photos/index.js';
import { CasesOfficeRepository, type CaseListRow } from './cases-office.repository.js';

type CaseMessages = ResultOf<'read_case_messages'>['messages'];

/** What a case rests on: what was reported, as it was, or the new photo or text, as it is; and what of it could be removed. */
@Injectable()
export class CaseEvidence {
  constructor(
    private readonly office: CasesOfficeRepository,
    private readonly reports: ReportsService,
    private readonly reviews: ReviewsService,
    private readonly appeals: AppealsService,
    private readonly content: RemovableContent,
    private readonly files: PhotoFilesRepository,
  ) {}

  /** `caseId`: of an appeal, the case that is appealed. */
  async shown(tx: Tx, caseId: string): Promise<CasePage['evidence']> {
    const evidence = await this.reports.evidenceOf(tx, caseId);
    if (!evidence) return this.reviewed(tx, caseId);
    const { words, profile, photos, messages } = evidence;
    const shown = await this.office.shownPhotos(
      tx,
      photos.map((photo) => photo.id),
    );
    return {
      words,
      name: profile.name,
      about: profile.about,
      photos: photos.map(({ id, main, reported, caption }) => ({
        id: id as PhotoId,
        main,
        reported,
        caption,
        gone: !shown.includes(id),
      })),
      messages: messages.length,
    };
  }

  async removable(tx: Tx, { id, subject_id }: CaseListRow, evidence: CasePage['evidence']): Promise<CasePage['removable']> {
    if (subject_id === null) return { photos: [], text: false, messages: 0 };
    const photoIds = (evidence?.photos ?? []).map((photo) => photo.id);
    const { photos, text, messages } = await this.content.of(tx, id, subject_id as MemberId, photoIds);
    return { photos: [...photos], text, messages: messages.length };
  }

  /** The conversations around what was reported. Throws `not_found` when there are none, or their time is over. */
  async messages(tx: Tx, id: string, subjectId: string | null): Promise<CaseMessages> {
    const evidence = await this.reports.evidenceOf(tx, await this.appeals.evidenceCaseOf(tx, id));
    if (!evidence || evidence.messages.length === 0) throw new AppError('not_found');
    const chats = [...new Set(evidence.messages.map(({ chat }) => chat))];
    const left = subjectId === null ? undefined : await this.content.of(tx, id, subjectId as MemberId, []);
    const removable = new Set(left?.messages.map(caseMessageIdOf));
    return evidence.messages.map(({ chat, seq, sender_id, kind, text, at, reported }) => {
      const place = chat === undefined ? null : caseMessageIdOf({ chatId: chat, seq });
      return {
        id: place,
        removable: place !== null && removable.has(place),
        conversation: chats.indexOf(chat) + 1,
        seq,
        from_subject: sender_id === subjectId,
        kind,
        text,
        at: new Date(at).toISOString(),
        reported,
      };
    });
  }

  /** Where the clear photo is stored. */
  async photoObject(tx: Tx, caseId: string, photoId: PhotoId): Promise<string | undefined> {
    const id = await this.appeals.evidenceCaseOf(tx, caseId);
    const evidence = await this.reports.evidenceOf(tx, id);
    if (evidence) return evidence.photos.find((held) => held.id === photoId)?.object;
    const review = await this.reviews.find(tx, id);
    return review?.photoId === photoId ? (await this.files.find(tx, photoId, 'full'))?.object : undefined;
  }

  /** The new photo or text that a moderator escalated or rejected: it is as it is, nothing is stored apart. */
  private async reviewed(tx: Tx, caseId: string): Promise<CasePage['evidence']> {
    const row = await this.reviews.row(tx, caseId);
    if (!row) return null;
    const photos =
      row.photoId === null ? [] : [{ id: row.photoId, main: row.main ?? false, reported: true, caption: row.caption ?? '', gone: false }];
    const about = row.text ?? (await this.office.subject(tx, row.memberId)).about;
    return { words: '', name: row.name, about, photos, messages: 0 };
  }
}
