import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { ReviewLifecycle } from '#moderation';
import { done, Handles, skipped, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class ReviewsHandler {
  constructor(private readonly reviews: ReviewLifecycle) {}

  /** Lays a new photo, or a new text about a member, before the moderators. */
  @Handles('moderation.collect-review')
  async collect({ memberId, photoId }: PayloadOf<'moderation.collect-review'>, claim: Claim): Promise<JobOutcome> {
    return (await this.reviews.collect(claim, memberId, photoId)) ? done : skipped('gone, or noted before');
  }

  /** Lets pass what its moderator approved and did not take back. */
  @Handles('moderation.approve-review')
  async approve({ reviewId, approvalId }: PayloadOf<'moderation.approve-review'>, claim: Claim): Promise<JobOutcome> {
    return (await this.reviews.carryOut(claim, reviewId, approvalId)) ? done : skipped('taken back, or gone');
  }
}
