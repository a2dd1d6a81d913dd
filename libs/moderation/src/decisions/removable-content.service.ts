import { Injectable } from '@nestjs/common';
import { MessageRemovals, type Place } from '#chats';
import type { MemberId, PhotoId } from '#contracts';
import type { Tx } from '#database';
import { PhotoChecks } from '#media';
import { AboutTextsService } from '#profiles';
import { EvidenceService, placesOf } from '../evidence/index.js';
import { ReviewsRepository } from '../reviews/index.js';

/** What of a member a removal can still take away: it is theirs, and it is there. */
@Injectable()
export class RemovableContent {
  constructor(
    private readonly photos: PhotoChecks,
    private readonly texts: AboutTextsService,
    private readonly reviews: ReviewsRepository,
    private readonly evidence: EvidenceService,
    private readonly messages: MessageRemovals,
  ) {}

  photosAmong(tx: Tx, memberId: MemberId, photoIds: readonly PhotoId[]): Promise<PhotoId[]> {
    return this.photos.removableAmong(tx, memberId, photoIds);
  }

  /** Of the messages that moderators know from the case, those that others still read. */
  async messagesOf(tx: Tx, memberId: MemberId, caseId: string): Promise<Place[]> {
    const lines = (await this.evidence.open(tx, caseId))?.messages ?? [];
    return this.messages.removableAmong(tx, memberId, lines.flatMap(placesOf));
  }

  /** The text that others read; of a case from the review, the one that was looked at. */
  async hasText(tx: Tx, memberId: MemberId, caseId: string): Promise<boolean> {
    const review = await this.reviews.find(tx, caseId);
    return review?.kind === 'text' ? this.reviews.isCurrent(tx, caseId) : this.texts.isShown(tx, memberId);
  }
}
