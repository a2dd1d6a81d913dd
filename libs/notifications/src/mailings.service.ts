import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { defaultPaces, type MemberId } from '#contracts';
import { Transactions } from '#database';
import { Outbox, type Claim } from '#events';
import { logger } from '#observability';
import { done, GiveUp, type JobOutcome } from '#queues';
import { mailDomain } from './addresses.js';
import { MailDelivery } from './mail-delivery.js';
import { dueFriday } from './mailings.policy.js';
import { MailingsRepository, type MailingRange } from './mailings.repository.js';
import { NewMembersMail } from './new-members-mail.service.js';
import { mailingRangeDue } from './notifications.events.js';

/** Few enough that a mail to one member, which waits in the same queue, waits for seconds only. */
const MEMBERS_IN_RANGE = 200;
const RANGES_AT_ONCE = 500;
const MAILS_READ_AT_ONCE = 100;
/** As many as there are connections for such mails. */
const MAILS_AT_ONCE = 4;
const DAYS_KEPT = 21;
const audience = { kind: 'new-members', category: 'new_members', isDefault: defaultPaces.new_members.email !== 'never' } as const;

/**
 * Mails to everybody who wants them, each at its hour in the reader's zone. Who gets one is written down first, range by range: whatever breaks in
 * between, the rest goes out later and nobody gets it twice.
 */
@Injectable()
export class MailingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly mailings: MailingsRepository,
    private readonly newMembers: NewMembersMail,
    private readonly delivery: MailDelivery,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Plans what is due in each zone, and asks for the mails of the ranges that are due; true when there are more of them. */
  async planDue(): Promise<boolean> {
    const { zones, now } = await this.transactions.read((tx) => this.mailings.zones(tx));
    for (const zone of zones) {
      const friday = dueFriday(zone, now);
      if (friday) await this.transactions.run((tx) => this.mailings.plan(tx, `new-members:${friday}`, zone, MEMBERS_IN_RANGE));
    }
    return this.transactions.run(async (tx) => {
      await this.mailings.forget(tx, DAYS_KEPT);
      const due = await this.mailings.takeDue(tx, RANGES_AT_ONCE);
      for (const rangeId of due) await this.outbox.tell(tx, mailingRangeDue, { rangeId });
      return due.length === RANGES_AT_ONCE;
    });
  }

  /** Sends the mails of a range that have not gone out. Those whose readers have quiet hours follow when these end. */
  async sendRange(claim: Claim, rangeId: string): Promise<JobOutcome> {
    const range = await this.prepareRange(rangeId);
    if (!range) return this.delivery.drop(claim, 'the mailing is over');
    const quietEnds = await this.sendMails(range);
    await this.transactions.run(async (tx) => {
      if (!(await claim.settle(tx))) return;
      const [next] = quietEnds.toSorted((a, b) => a.getTime() - b.getTime());
      if (next) await this.mailings.postpone(tx, range.id, next);
    });
    return done;
  }

  /** Writes down who of a range gets a mail, each once however often it is done; null when the range is forgotten. */
  prepareRange(rangeId: string): Promise<MailingRange | null> {
    return this.transactions.run(async (tx) => {
      const range = await this.mailings.find(tx, rangeId);
      if (range) await this.mailings.addMails(tx, range, { ...audience, domain: mailDomain(this.config) });
      return range;
    });
  }

  /** When the quiet hours end of those who have some now. */
  private async sendMails(range: MailingRange): Promise<Date[]> {
    const quietEnds: Date[] = [];
    let after: MemberId | null = null;
    for (;;) {
      const members: MemberId[] = await this.transactions.read((tx) => this.mailings.waiting(tx, range, after, MAILS_READ_AT_ONCE));
      for (let at = 0; at < members.length; at += MAILS_AT_ONCE) {
        const ends = await Promise.all(members.slice(at, at + MAILS_AT_ONCE).map((memberId) => this.sendMail(range.mailing, memberId)));
        quietEnds.push(...ends.filter((end) => end !== undefined));
      }
      after = members.at(-1) ?? null;
      if (members.length < MAILS_READ_AT_ONCE) return quietEnds;
    }
  }

  /** Throws when the mail server takes no mails now: then the whole range is tried again later. */
  private async sendMail(mailing: string, memberId: MemberId): Promise<Date | undefined> {
    try {
      return await this.newMembers.send(memberId, mailing);
    } catch (error) {
      if (!(error instanceof GiveUp)) throw error;
      logger.error({ err: error, member: memberId }, 'one mail of a mailing was given up');
      return undefined;
    }
  }
}
