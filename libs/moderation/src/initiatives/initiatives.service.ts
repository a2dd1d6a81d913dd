import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TranscriptsService, type Place } from '#chats';
import { AppError, assertAllowed, type InitiativeCategory, type MemberId, type PhotoId } from '#contracts';
import type { InitiativeReason, SignalKind } from '#contracts-admin';
import type { Tx } from '#database';
import { PhotoChecks } from '#media';
import { VisibilityService } from '#visibility';
import { CasesService, urgencyOf, type Moderator } from '../cases/index.js';
import { EvidenceService } from '../evidence/index.js';
import { fastMinutes } from '../signals/index.js';
import { mayInitiate, sourceOf, urgencyReason, type DecisionSource } from './initiatives.policy.js';
import { InitiativesRepository, type Initiative, type Noticed } from './initiatives.repository.js';

/** Enough to judge by; who wrote more of the same wrote these as well. */
const MESSAGES_AT_MOST = 20;
const nobodyReported = { decided: 0, dismissed: 0 };

export interface InitiativeWish {
  readonly category: InitiativeCategory;
  readonly reason: InitiativeReason;
  readonly signals: readonly SignalKind[];
  readonly photos: readonly PhotoId[];
  readonly note?: string | undefined;
}
export type OpenedCase = { readonly id: string; readonly isNew: boolean; readonly messages: number; readonly photos: number };

/** Cases that staff open themselves: nobody reported, so that nobody gets a receipt or hears what came of it. */
@Injectable()
export class InitiativesService {
  constructor(
    private readonly initiatives: InitiativesRepository,
    private readonly cases: CasesService,
    private readonly evidence: EvidenceService,
    private readonly transcripts: TranscriptsService,
    private readonly visibility: VisibilityService,
    private readonly photos: PhotoChecks,
  ) {}

  /**
   * Opens a case about the member, held by the moderator. It shows the messages and photos that made these signals, and no more of any
   * conversation. One about the same member that is not closed is that case: `isNew` is false.
   */
  async open(tx: Tx, moderator: Moderator, memberId: MemberId, wish: InitiativeWish): Promise<OpenedCase> {
    if (!(await this.visibility.standingOf(tx, memberId))) throw new AppError('member_not_found');
    await this.initiatives.lockMember(tx, memberId);
    const before = await this.initiatives.standing(tx, memberId);
    if (before !== undefined) return { id: before, isNew: false, messages: 0, photos: 0 };

    const { category, reason, signals, note } = wish;
    const noticed = await this.initiatives.noticed(tx, memberId, signals, MESSAGES_AT_MOST);
    assertAllowed(mayInitiate({ reason, wished: signals, noticed: noticed.kinds }));
    const own = await this.photos.removableAmong(tx, memberId, wish.photos);
    if (wish.photos.some((photo) => !own.includes(photo))) throw new AppError('photo_not_found', { fields: { photos: 'photo_not_found' } });
    const id = randomUUID();
    const messages = await this.transcripts.writtenBy(tx, memberId, await this.placesOf(tx, memberId, noticed));
    const named = [...new Set([...noticed.photos, ...wish.photos])];
    const includesMainPhoto = signals.length === 0 && named.length === 0;
    const photos = await this.evidence.preserve(tx, id, memberId, { messages, photos: named, includesMainPhoto });
    await this.initiatives.insert(tx, { id, staffId: moderator.id, memberId, reason, signals: [...signals] });
    const urgency = urgencyOf(urgencyReason(category), nobodyReported);
    await this.cases.open(tx, { id, kind: 'initiative', reason: category, subjectId: memberId, ...urgency });
    await this.cases.claim(tx, moderator, id);
    if (note !== undefined) await this.cases.addNote(tx, id, { staffId: moderator.id, kind: 'note', text: note });
    return { id, isNew: true, messages: messages.length, photos };
  }

  /** Gives moderators a case about the member that nobody holds yet; a note in the one of ours that is open. Answers its id. */
  async refer(tx: Tx, staffId: string, memberId: MemberId, category: InitiativeCategory, note: string): Promise<string> {
    await this.initiatives.lockMember(tx, memberId);
    const before = await this.initiatives.standing(tx, memberId);
    const id = before ?? randomUUID();
    if (before === undefined) {
      await this.evidence.preserve(tx, id, memberId, { messages: [], photos: [], includesMainPhoto: true });
      await this.initiatives.insert(tx, { id, staffId, memberId, reason: 'seen_on_profile', signals: [] });
      await this.cases.open(tx, {
        id,
        kind: 'initiative',
        reason: category,
        subjectId: memberId,
        ...urgencyOf(urgencyReason(category), nobodyReported),
      });
    }
    await this.cases.addNote(tx, id, { staffId, kind: 'note', text: note });
    return id;
  }

  /** Whether one of ours about the member is open for this; nobody opens or closes another until the transaction ends. */
  async isOpen(tx: Tx, memberId: MemberId, category: InitiativeCategory): Promise<boolean> {
    await this.initiatives.lockMember(tx, memberId);
    return this.initiatives.isOpen(tx, memberId, category);
  }

  find(tx: Tx, caseId: string): Promise<Initiative | null> {
    return this.initiatives.find(tx, caseId);
  }

  /** How the moderators came to know what a case is about. */
  async sourceOf(tx: Tx, caseId: string): Promise<DecisionSource> {
    const found = await this.cases.find(tx, caseId);
    const initiative = found?.kind === 'initiative' ? await this.initiatives.find(tx, caseId) : null;
    return sourceOf(found?.kind ?? 'report', (initiative?.signals.length ?? 0) > 0);
  }

  private async placesOf(tx: Tx, memberId: MemberId, { messages, hastySince }: Noticed): Promise<Place[]> {
    const hasty = hastySince ? await this.transcripts.hastyOpenings(tx, memberId, hastySince, fastMinutes, MESSAGES_AT_MOST) : [];
    const places = new Map([...messages, ...hasty].map((place) => [`${place.chatId} ${place.seq}`, place]));
    return [...places.values()].slice(0, MESSAGES_AT_MOST);
  }
}
