import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { PaymentMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class RefundMailHandler {
  constructor(private readonly paymentMails: PaymentMailsService) {}

  @Handles('mail.refund')
  send({ refundId }: PayloadOf<'mail.refund'>, claim: Claim): Promise<JobOutcome> {
    return this.paymentMails.sendRefund(claim, refundId);
  }
}
