import { Injectable } from '@nestjs/common';
import { CreditDays } from '#payments';
import { done, Handles, unfinished, type JobOutcome } from '#queues';

/** Each day is kept: the first run goes through years. */
const DAYS_AT_ONCE = 30;

@Injectable()
export class CountCreditsHandler {
  constructor(private readonly days: CreditDays) {}

  @Handles('payment.count-credits')
  async count(): Promise<JobOutcome> {
    for (let day = 0; day < DAYS_AT_ONCE; day += 1) if (!(await this.days.countNext())) return done;
    return unfinished();
  }
}
