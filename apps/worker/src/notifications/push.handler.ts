import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { NoticesService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class PushHandler {
  constructor(private readonly notices: NoticesService) {}

  @Handles('push.message')
  message({ conversationId, memberId }: PayloadOf<'push.message'>, claim: Claim): Promise<JobOutcome> {
    return this.notices.message(claim, memberId, conversationId);
  }

  @Handles('push.like')
  like({ memberId, likerId }: PayloadOf<'push.like'>, claim: Claim): Promise<JobOutcome> {
    return this.notices.like(claim, memberId, likerId);
  }
}
