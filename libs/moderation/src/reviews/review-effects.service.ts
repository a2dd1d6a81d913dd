import { Injectable } from '@nestjs/common';
import type { Measure, MemberId, PhotoId } from '#contracts';
import type { Tx } from '#database';
import { PhotoChecks } from '#media';
import { AboutTextsService, type RemovedAbout } from '#profiles';
import { ReviewsRepository, type Review } from './reviews.repository.js';

/** What was decided about the case of a review. */
type ReviewDecision = {
  readonly caseId: string;
  readonly measure: Measure;
  readonly photoIds: readonly PhotoId[];
  readonly removesText: boolean;
};

/** What comes of a review of new photos and texts: for the member, and for the queue. */
@Injectable()
export class ReviewEffects {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly photos: PhotoChecks,
    private readonly texts: AboutTextsService,
  ) {}

  /** Others see what was seen here; what changed since waits by itself. */
  async approve(tx: Tx, { id, memberId, photoId, version }: Review): Promise<void> {
    if (photoId) await this.photos.approveSeen(tx, memberId, photoId, version);
    else await this.texts.approve(tx, memberId, Number(version));
    await this.reviews.remove(tx, id);
  }

  /** Removes the text that a moderator read, or the one that others read. */
  async removeText(tx: Tx, memberId: MemberId, caseId: string): Promise<RemovedAbout | undefined> {
    const review = await this.reviews.lock(tx, caseId);
    return review?.kind === 'text' ? this.texts.reject(tx, memberId, Number(review.version)) : this.texts.remove(tx, memberId);
  }

  restoreText(tx: Tx, memberId: MemberId, taken: RemovedAbout): Promise<void> {
    return this.texts.restore(tx, memberId, taken);
  }

  /** Nothing is left to take away: its owner did, or wrote something else. Then nobody is told of it, and it waits again should it come back. */
  async isMoot(tx: Tx, { caseId, measure }: ReviewDecision): Promise<boolean> {
    if (measure !== 'removal') return false;
    const review = await this.reviews.lock(tx, caseId);
    if (!review || (await this.reviews.isCurrent(tx, caseId))) return false;
    await this.reviews.reopen(tx, caseId, null);
    return true;
  }

  /** The decision about its case is in force. A measure that leaves the photo or the text as it was leaves it to be looked at. */
  async settle(tx: Tx, { caseId, measure, photoIds, removesText }: ReviewDecision): Promise<void> {
    const review = await this.reviews.lock(tx, caseId);
    if (!review) return;
    if (measure === 'none') return this.approve(tx, review);
    const isRemoved = measure === 'removal' && (review.photoId ? photoIds.includes(review.photoId) : removesText);
    if (!isRemoved) await this.reviews.reopen(tx, caseId, null);
  }

  /** Its case was closed with another one. */
  async release(tx: Tx, caseId: string): Promise<void> {
    if (await this.reviews.lock(tx, caseId)) await this.reviews.reopen(tx, caseId, null);
  }
}
