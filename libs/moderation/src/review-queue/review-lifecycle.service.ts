import { Injectable } from '@nestjs/common';
import type { MemberId, PhotoId } from '#contracts';
import { Transactions } from '#database';
import type { Claim } from '#events';
import { ReviewEffects, ReviewsRepository } from '../reviews/index.js';
import { LikenessService } from '../signals/index.js';

const STALE_DAYS = 7;
const RETENTION_MONTHS = 6;

/** How a review begins, takes effect and is forgotten; what moderators do with it in between is `ReviewsService`. */
@Injectable()
export class ReviewLifecycle {
  constructor(
    private readonly transactions: Transactions,
    private readonly reviews: ReviewsRepository,
    private readonly effects: ReviewEffects,
    private readonly likeness: LikenessService,
  ) {}

  /** Notes what is new for the moderators. False when there is nothing, or it was noted before. */
  collect(claim: Claim, memberId: MemberId, photoId: PhotoId | undefined): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      await claim.settle(tx);
      if (!photoId) return this.reviews.collectText(tx, memberId);
      await this.likeness.compare(tx, memberId, photoId);
      return this.reviews.collectPhoto(tx, memberId, photoId);
    });
  }

  /** Lets pass what was approved and not undone. False when there is nothing to do any more. */
  carryOut(claim: Claim, id: string, approvalId: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      await claim.settle(tx);
      const review = await this.reviews.lock(tx, id);
      if (review?.state !== 'approved' || review.decisionId !== approvalId) return false;
      await this.effects.approve(tx, review);
      return true;
    });
  }

  forgetOld(): Promise<number> {
    return this.transactions.run((tx) => this.reviews.forgetOld(tx, STALE_DAYS, RETENTION_MONTHS));
  }
}
