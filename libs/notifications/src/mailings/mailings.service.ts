import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { Transactions } from '#database';
import type { Claim } from '#events';
import { done, skipped, type JobOutcome } from '#queues';
import { mailDomain } from '../mails/index.js';
import { MailingDelivery } from './mailing-delivery.js';
import { MailingKinds } from './mailing-kinds.js';
import { MailingsRepository, type MailingRange } from './mailings.repository.js';
import { RangeSender } from './range-sender.js';

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
    private readonly sender: RangeSender,
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
    const later = await this.sender.sendAll(range, (memberId) =>
      this.mailingDelivery.deliver(range.channel, { mailing: kind, about, memberId }),
    );
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
}
