import { Injectable } from '@nestjs/common';
import { invitationDays } from '#auth';
import { Transactions } from '#database';
import { InvitationMailsRepository } from './invitation-mails/index.js';
import { MailRefusalsRepository } from './refusals/index.js';
import { MailsRepository } from './mails/index.js';
import { PushesRepository } from './pushes/index.js';
import { TakenMailEventsRepository } from './mail-events/index.js';

/** Long enough to answer "did you write to me?", and to know that nothing goes out twice. */
const DAYS_KEPT = 90;
/** No mail service tells the same again for so long. */
const EVENT_DAYS_KEPT = 30;
const REMOVED_AT_ONCE = 10_000;

/** What is known of mails and pushes that went out is forgotten after a while. */
@Injectable()
export class MailRetention {
  constructor(
    private readonly transactions: Transactions,
    private readonly mails: MailsRepository,
    private readonly pushes: PushesRepository,
    private readonly invitations: InvitationMailsRepository,
    private readonly refusals: MailRefusalsRepository,
    private readonly events: TakenMailEventsRepository,
  ) {}

  /** Forgets a piece of what is too old; true when there may be more. */
  async forgetOld(): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      await this.invitations.removeOld(tx, invitationDays);
      await this.refusals.removeOld(tx);
      await this.events.removeOld(tx, EVENT_DAYS_KEPT);
      const gone = [
        await this.mails.removeOld(tx, DAYS_KEPT, REMOVED_AT_ONCE),
        await this.pushes.removeOld(tx, DAYS_KEPT, REMOVED_AT_ONCE),
      ];
      return gone.includes(REMOVED_AT_ONCE);
    });
  }
}
