import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { InvoiceIssuing } from '#payments';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class PaymentInvoiceHandler {
  constructor(private readonly invoices: InvoiceIssuing) {}

  @Handles('payment.invoice')
  issue({ orderId }: PayloadOf<'payment.invoice'>, claim: Claim): Promise<JobOutcome> {
    return this.invoices.issueInvoice(claim, orderId);
  }
}
