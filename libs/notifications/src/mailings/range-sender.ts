import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { Clock, Transactions } from '#database';
import { MailDelayed } from '#mail';
import { logger } from '#observability';
import { GiveUp, Throttle } from '#queues';
import { MailingsRepository, type MailingRange } from './mailings.repository.js';

const MAILS_READ_AT_ONCE = 100;
/** As many as there are connections for such mails. */
const MAILS_AT_ONCE = 4;
/** A full mailbox, or a server that refuses us, may be another one by then. */
const REFUSED_WAIT_MS = 3_600_000;

/** Sends what waits in a range, a few at once; it gives way to people. */
@Injectable()
export class RangeSender {
  constructor(
    private readonly transactions: Transactions,
    private readonly mailings: MailingsRepository,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  /** When to send to those who got nothing now: their quiet hours end, or what refused them may be over. */
  async sendAll(range: MailingRange, send: (memberId: MemberId) => Promise<Date | undefined>): Promise<Date[]> {
    const later: Date[] = [];
    let after: MemberId | null = null;
    for (;;) {
      const members: MemberId[] = await this.transactions.read((tx) => this.mailings.waiting(tx, range, after, MAILS_READ_AT_ONCE));
      for (let at = 0; at < members.length; at += MAILS_AT_ONCE) {
        const moments = await Promise.all(members.slice(at, at + MAILS_AT_ONCE).map((memberId) => this.sendOne(memberId, send)));
        later.push(...moments.filter((moment) => moment !== undefined));
        await this.throttle.pauseIfBusy();
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
