import { Injectable } from '@nestjs/common';
import { EuroRates } from '#payments';
import { done, Handles, type JobOutcome } from '#queues';

@Injectable()
export class FetchEuroRatesHandler {
  constructor(private readonly rates: EuroRates) {}

  @Handles('payment.fetch-euro-rates')
  async fetch(): Promise<JobOutcome> {
    await this.rates.fetch();
    return done;
  }
}
