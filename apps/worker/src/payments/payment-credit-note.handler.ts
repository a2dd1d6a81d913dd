import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { InvoiceIssuing } from '#payments';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class PaymentCreditNoteHandler {
  constructor(private readonly invoices: InvoiceIssuing) {}

  @Handles('payment.credit-note')
  issue({ refundId }: PayloadOf<'payment.credit-note'>, claim: Claim): Promise<JobOutcome> {
    return this.invoices.issueCreditNote(claim, refundId);
  }
}
