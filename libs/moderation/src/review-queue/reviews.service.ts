import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type HouseRule, type ReportReason } from '#contracts';
import { Clock, type Tx } from '#database';
import { Outbox } from '#events';
import { CasesRepository, urgencyOf, type Moderator } from '../cases/index.js';
import { DecisionsService } from '../decisions/index.js';
import { reviewApproved } from '../moderation.events.js';
import { ReviewsRepository, type Review, type ReviewRow, type ReviewState } from '../reviews/index.js';
import { mayDecideReview, mayUndoReview, reviewBatch, type ReviewFacts } from './reviews.policy.js';

/** As long as a decision can be undone. */
const UNDO_SECONDS = 10;
const blameless = { decided: 0, dismissed: 0 };

export type DecidedReview = { readonly review: Review; readonly isNew: boolean };

/** New photos and texts, as moderators look at them one after the other: before others see them or after, as the site wants it. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly cases: CasesRepository,
    private readonly decisions: DecisionsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** What this moderator holds, filled up to a batch. `claimed`: what they did not hold before. */
  async claimBatch(tx: Tx, { id }: Moderator): Promise<{ readonly rows: ReviewRow[]; readonly claimed: string[] }> {
    const claimed = await this.reviews.claimBatch(tx, id, reviewBatch);
    return { rows: await this.reviews.heldBy(tx, id), claimed };
  }

  waiting(tx: Tx, limit: number): Promise<number> {
    return this.reviews.waiting(tx, limit);
  }

  find(tx: Tx, id: string): Promise<Review | null> {
    return this.reviews.find(tx, id);
  }

  row(tx: Tx, id: string): Promise<ReviewRow | undefined> {
    return this.reviews.row(tx, id);
  }

  /** Nothing is wrong with it; it counts once it can no longer be undone. */
  async approve(tx: Tx, moderator: Moderator, id: string): Promise<DecidedReview> {
    const held = await this.lockClaimed(tx, moderator, id, 'approved');
    if (held.isNew) {
      // Approved again after it was undone, it has its seconds anew.
      const approvalId = randomUUID();
      await this.reviews.decide(tx, id, 'approved', moderator.id, approvalId);
      await this.outbox.tell(tx, reviewApproved, { reviewId: id, approvalId });
    }
    return held;
  }

  /** A decision by a rule of the house, with its statement and appeal like any other. */
  async reject(tx: Tx, moderator: Moderator, id: string, rule: HouseRule): Promise<DecidedReview> {
    const held = await this.lockClaimed(tx, moderator, id, 'rejected');
    if (!held.isNew) return held;
    await this.openCase(tx, held.review, rule === 'advertising' ? 'other' : rule);
    const what = held.review.photoId ? { photos: [held.review.photoId] } : { text: true };
    const { decision } = await this.decisions.decide(tx, moderator, id, { measure: 'removal', rule, ...what });
    await this.reviews.decide(tx, id, 'rejected', moderator.id, decision.id);
    return held;
  }

  /** A case in the queue, by what it may be. */
  async escalate(tx: Tx, moderator: Moderator, id: string, reason: ReportReason): Promise<DecidedReview> {
    const held = await this.lockClaimed(tx, moderator, id, 'escalated');
    if (held.isNew) {
      await this.openCase(tx, held.review, reason);
      await this.reviews.decide(tx, id, 'escalated', moderator.id);
    }
    return held;
  }

  /** Lets go of it; to this moderator it comes last from now on. */
  async skip(tx: Tx, moderator: Moderator, id: string): Promise<Review> {
    const { review } = await this.lockClaimed(tx, moderator, id, 'waiting');
    await this.reviews.skip(tx, id, moderator.id);
    return review;
  }

  /** As if it had not been decided or passed over; the moderator holds it again. Throws `case_taken` when it is too late. */
  async undo(tx: Tx, moderator: Moderator, id: string): Promise<Review> {
    const review = await this.lock(tx, id);
    if (review.state === 'waiting') {
      const isFree = review.lockedBy === null || review.lockedBy === moderator.id;
      const isSkipped = isFree && review.skippedBy.includes(moderator.id);
      if (!isSkipped) throw new AppError('case_taken');
      await this.reviews.undoSkip(tx, id, moderator.id);
    } else {
      assertAllowed(mayUndoReview(await this.factsOf(tx, review), moderator.id, UNDO_SECONDS));
      if (review.decisionId && review.state === 'rejected') await this.decisions.cancel(tx, moderator, review.decisionId);
      if (review.state !== 'approved') await this.cases.close(tx, id);
    }
    await this.reviews.reopen(tx, id, moderator.id);
    return review;
  }

  private async lockClaimed(tx: Tx, moderator: Moderator, id: string, wish: ReviewState): Promise<DecidedReview> {
    const review = await this.lock(tx, id);
    const verdict = mayDecideReview(await this.factsOf(tx, review), moderator.id, wish);
    if (verdict === 'repeat') return { review, isNew: false };
    const isTheirs = verdict === 'new' && (await this.reviews.claim(tx, moderator.id, id));
    if (!isTheirs || !(await this.reviews.isCurrent(tx, id))) throw new AppError('case_taken');
    return { review, isNew: true };
  }

  /** The case first, as whoever carries out its decision does. */
  private async lock(tx: Tx, id: string): Promise<Review> {
    await this.cases.lock(tx, id);
    const review = await this.reviews.lock(tx, id);
    if (!review) throw new AppError('not_found');
    return review;
  }

  private async openCase(tx: Tx, { id, memberId }: Review, reason: ReportReason): Promise<void> {
    await this.cases.insert(tx, { id, kind: 'review', reason, subjectId: memberId, ...urgencyOf(reason, blameless) });
  }

  private async factsOf(tx: Tx, { id, state, decidedBy, decidedAt }: Review): Promise<ReviewFacts> {
    const opened = state === 'escalated' ? await this.cases.lock(tx, id) : null;
    const secondsAgo = decidedAt && (this.clock.now().getTime() - decidedAt.getTime()) / 1_000;
    return { state, decidedBy, secondsAgo, isTaken: opened !== null && (opened.state !== 'open' || opened.lockedBy !== null) };
  }
}
