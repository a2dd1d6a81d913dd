import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { PaymentMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class ReceiptMailHandler {
  constructor(private readonly paymentMails: PaymentMailsService) {}

  @Handles('mail.receipt')
  send({ orderId }: PayloadOf<'mail.receipt'>, claim: Claim): Promise<JobOutcome> {
    return this.paymentMails.sendReceipt(claim, orderId);
  }
}
