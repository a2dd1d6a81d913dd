import { Injectable } from '@nestjs/common';
import { invitationDays } from '#auth';
import { Transactions } from '#database';
import { InvitationMailsRepository } from './invitation-mails/index.js';
import { MailRefusalsRepository } from './refusals/index.js';
import { MailArchiveRepository } from './mails/index.js';
import { PushesRepository } from './pushes/index.js';
import { TakenMailEventsRepository } from './mail-events/index.js';

/** Long enough for all that is still asked while mails and pushes go out. */
const DAYS_AT_HAND = 90;
/** Long enough to answer "did you write to me?": a debit that nobody authorised is disputed for thirteen months, a purchase for two years. */
const MONTHS_KEPT = 24;
const MONTHS_AHEAD = 3;
/** No mail service tells the same again for so long. */
const EVENT_DAYS_KEPT = 30;
const AT_ONCE = 10_000;

/** What is known of mails and pushes that went out makes room: mails go to an archive, everything is forgotten in the end. */
@Injectable()
export class MailRetention {
  constructor(
    private readonly transactions: Transactions,
    private readonly archive: MailArchiveRepository,
    private readonly pushes: PushesRepository,
    private readonly invitations: InvitationMailsRepository,
    private readonly refusals: MailRefusalsRepository,
    private readonly events: TakenMailEventsRepository,
  ) {}

  /** Moves or forgets a piece of what is too old; true when there may be more. */
  async forgetOld(): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      await this.invitations.removeOld(tx, invitationDays);
      await this.refusals.removeOld(tx);
      await this.events.removeOld(tx, EVENT_DAYS_KEPT);
      await this.archive.makeMonths(tx, MONTHS_AHEAD);
      await this.archive.dropMonths(tx, MONTHS_KEPT);
      const gone = [await this.archive.take(tx, DAYS_AT_HAND, AT_ONCE), await this.pushes.removeOld(tx, DAYS_AT_HAND, AT_ONCE)];
      return gone.includes(AT_ONCE);
    });
  }
}
