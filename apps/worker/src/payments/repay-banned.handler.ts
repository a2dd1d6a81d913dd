import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { BanRepayments } from '#payments';
import { done, Handles, skipped, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class RepayBannedHandler {
  constructor(private readonly repayments: BanRepayments) {}

  /** Somebody was banned, and not for fraud: what they bought and can no longer use is paid back. */
  @Handles('payment.repay-banned')
  async repay({ memberId }: PayloadOf<'payment.repay-banned'>, claim: Claim): Promise<JobOutcome> {
    return (await this.repayments.repay(claim, memberId)) > 0 ? done : skipped('nothing is to be paid back');
  }
}
