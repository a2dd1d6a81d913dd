import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { PaymentMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class WithdrawalReceiptMailHandler {
  constructor(private readonly paymentMails: PaymentMailsService) {}

  @Handles('mail.withdrawal-receipt')
  send({ refundId }: PayloadOf<'mail.withdrawal-receipt'>, claim: Claim): Promise<JobOutcome> {
    return this.paymentMails.sendWithdrawalReceipt(claim, refundId);
  }
}
