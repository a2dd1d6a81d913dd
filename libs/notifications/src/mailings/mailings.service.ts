import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { MemberId } from '#contracts';
import { Clock, Transactions } from '#database';
import type { Claim } from '#events';
import { MailDelayed } from '#mail';
import { logger } from '#observability';
import { done, GiveUp, skipped, type JobOutcome } from '#queues';
import { mailDomain } from '../mails/index.js';
import { MailingDelivery } from './mailing-delivery.js';
import { MailingKinds } from './mailing-kinds.js';
import { MailingsRepository, type MailingRange } from './mailings.repository.js';

const MAILS_READ_AT_ONCE = 100;
/** As many as there are connections for such mails. */
const MAILS_AT_ONCE = 4;
/** A full mailbox, or a server that refuses us, may be another one by then. */
const REFUSED_WAIT_MS = 3_600_000;

/**
 * Mails and pushes to everybody who wants them, whatever their kind. `MailingPlans` divides them into ranges; who gets one is written down first,
 * range by range: whatever breaks in between, the rest goes out later and nobody gets it twice.
 */
@Injectable()
export class MailingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly mailings: MailingsRepository,
    private readonly kinds: MailingKinds,
    private readonly mailingDelivery: MailingDelivery,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Sends the mails, or pushes, of a range that have not gone out. Those whose readers have quiet hours follow when these end, those that were
   * refused follow later.
   */
  async sendRange(claim: Claim, rangeId: string): Promise<JobOutcome> {
    const range = await this.prepareRange(rangeId);
    const found = range && this.kinds.find(range.mailing);
    if (!range || !found) {
      await this.transactions.run((tx) => claim.settle(tx));
      return skipped('the mailing is over');
    }
    const { kind, about } = found;
    const later = await this.sendAll(range, (memberId) => this.mailingDelivery.deliver(range.channel, { mailing: kind, about, memberId }));
    await this.transactions.run(async (tx) => {
      if (!(await claim.settle(tx))) return;
      const [next] = later.toSorted((a, b) => a.getTime() - b.getTime());
      await this.mailings.endRange(tx, range, next ?? null);
      await kind.rangeEnded(tx, about);
    });
    return done;
  }

  /** Writes down who of a range gets a mail, or a push, each once however often it is done; null when the mailing is over. */
  prepareRange(rangeId: string): Promise<MailingRange | null> {
    return this.transactions.run(async (tx) => {
      const range = await this.mailings.find(tx, rangeId);
      const found = range && this.kinds.find(range.mailing);
      if (!range || !found) return null;
      const audience = await found.kind.audience(tx, found.about);
      if (!audience) await this.mailings.suppress(tx, range);
      else if (range.channel === 'push') await this.mailings.addPushes(tx, range, audience);
      else await this.mailings.addMails(tx, range, audience, mailDomain(this.config));
      return audience ? range : null;
    });
  }

  /** When to send to those who got nothing now: their quiet hours end, or what refused them may be over. */
  private async sendAll(range: MailingRange, send: (memberId: MemberId) => Promise<Date | undefined>): Promise<Date[]> {
    const later: Date[] = [];
    let after: MemberId | null = null;
    for (;;) {
      const members: MemberId[] = await this.transactions.read((tx) => this.mailings.waiting(tx, range, after, MAILS_READ_AT_ONCE));
      for (let at = 0; at < members.length; at += MAILS_AT_ONCE) {
        const moments = await Promise.all(members.slice(at, at + MAILS_AT_ONCE).map((memberId) => this.sendOne(memberId, send)));
        later.push(...moments.filter((moment) => moment !== undefined));
      }
      after = members.at(-1) ?? null;
      if (members.length < MAILS_READ_AT_ONCE) return later;
    }
  }

  /** Throws when the mail server takes no mails now: then the whole range is tried again later. One reader who is refused holds up no other. */
  private async sendOne(memberId: MemberId, send: (memberId: MemberId) => Promise<Date | undefined>): Promise<Date | undefined> {
    try {
      return await send(memberId);
    } catch (error) {
      if (error instanceof MailDelayed && error.onlyThis) return new Date(this.clock.now().getTime() + REFUSED_WAIT_MS);
      if (!(error instanceof GiveUp)) throw error;
      logger.error({ err: error, member: memberId }, 'one mail of a mailing was given up');
      return undefined;
    }
  }
}
