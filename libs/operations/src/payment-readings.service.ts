import { Injectable } from '@nestjs/common';
import { OutboxStore } from '#events';
import { Disputes, PaymentIssues } from '#payments';

export type PaymentReading = {
  readonly paymentWaitS: number;
  readonly paymentIssues: number;
  readonly lateDebits: number;
  readonly unknownPaymentCalls: number;
  /** Of what the card schemes bear, by way to pay. */
  readonly disputes: readonly { readonly way: string; readonly share: number }[];
};

/** How the payments stand. */
@Injectable()
export class PaymentReadings {
  constructor(
    private readonly outbox: OutboxStore,
    private readonly issues: PaymentIssues,
    private readonly disputes: Disputes,
  ) {}

  /** One question after the other. */
  async read(): Promise<PaymentReading> {
    return {
      paymentWaitS: await this.outbox.waitOf('payment.sync'),
      paymentIssues: await this.issues.countOpen(),
      lateDebits: await this.issues.countLateDebits(),
      unknownPaymentCalls: await this.issues.countUnknownCalls(),
      disputes: await this.disputes.now(),
    };
  }
}
