import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { InvoicesService } from '#payments';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class PaymentCreditNoteHandler {
  constructor(private readonly invoices: InvoicesService) {}

  @Handles('payment.credit-note')
  issue({ refundId }: PayloadOf<'payment.credit-note'>, claim: Claim): Promise<JobOutcome> {
    return this.invoices.issueCreditNote(claim, refundId);
  }
}
