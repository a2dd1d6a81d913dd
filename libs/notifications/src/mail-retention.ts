import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { MailsRepository } from './mails.repository.js';

/** Long enough to answer "did you write to me?", and to know that nothing goes out twice. */
const DAYS_KEPT = 90;
const REMOVED_AT_ONCE = 10_000;

/** What is known of mails that went out is forgotten after a while. */
@Injectable()
export class MailRetention {
  constructor(
    private readonly transactions: Transactions,
    private readonly mails: MailsRepository,
  ) {}

  /** Forgets a piece of what is too old; true when there may be more. */
  async forgetOld(): Promise<boolean> {
    return (await this.transactions.run((tx) => this.mails.removeOld(tx, DAYS_KEPT, REMOVED_AT_ONCE))) === REMOVED_AT_ONCE;
  }
}
