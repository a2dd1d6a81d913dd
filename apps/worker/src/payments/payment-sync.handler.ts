import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { ProviderCalls } from '#payments';
import { done, Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class PaymentSyncHandler {
  constructor(private readonly calls: ProviderCalls) {}

  @Handles('payment.sync')
  async look({ pspRef }: PayloadOf<'payment.sync'>, claim: Claim): Promise<JobOutcome> {
    await this.calls.syncPayment(claim, pspRef);
    return done;
  }
}
