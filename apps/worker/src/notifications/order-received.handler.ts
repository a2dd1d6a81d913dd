import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { PaymentMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class OrderReceivedMailHandler {
  constructor(private readonly paymentMails: PaymentMailsService) {}

  @Handles('mail.order-received')
  send({ orderId }: PayloadOf<'mail.order-received'>, claim: Claim): Promise<JobOutcome> {
    return this.paymentMails.sendOrderReceived(claim, orderId);
  }
}
