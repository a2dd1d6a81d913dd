import { Injectable } from '@nestjs/common';
import { Disputes, ReadSettlements, SettlementBooks } from '#payments';
import { done, Handles, unfinished, type JobOutcome } from '#queues';

/** The first run goes through years of payouts. */
const PAYOUTS_AT_ONCE = 10;

@Injectable()
export class ReadSettlementsHandler {
  constructor(
    private readonly settlements: ReadSettlements,
    private readonly books: SettlementBooks,
    private readonly disputes: Disputes,
  ) {}

  @Handles('payment.read-settlements')
  async read(): Promise<JobOutcome> {
    if (this.settlements.isReadable) {
      await this.settlements.list();
      for (let count = 0; await this.settlements.readNext(); count += 1) if (count + 1 >= PAYOUTS_AT_ONCE) return unfinished();
      await this.settlements.compare();
      await this.books.bookAll();
    }
    // Also where no payout can be read: orders and chargebacks are known without.
    await this.disputes.count();
    return done;
  }
}
