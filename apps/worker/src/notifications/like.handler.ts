import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Claim } from '#events';
import { LikeMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class LikeMailHandler {
  constructor(private readonly mails: LikeMailsService) {}

  @Handles('mail.like')
  send({ memberId, likerId }: PayloadOf<'mail.like'>, claim: Claim): Promise<JobOutcome> {
    return this.mails.sendLike(claim, memberId as MemberId, likerId as MemberId);
  }
}
