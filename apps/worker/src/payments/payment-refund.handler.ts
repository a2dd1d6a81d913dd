import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { RefundSending } from '#payments';
import { done, Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class PaymentRefundHandler {
  constructor(private readonly refunds: RefundSending) {}

  @Handles('payment.refund')
  async send({ refundId }: PayloadOf<'payment.refund'>, claim: Claim): Promise<JobOutcome> {
    await this.refunds.send(claim, refundId);
    return done;
  }
}
