import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import { MemberData } from '#member-data';
import { logger } from '#observability';
import { DeparturesRepository } from './departures.repository.js';

/** Erases for good what was deleted two weeks ago. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly transactions: Transactions,
    private readonly departures: DeparturesRepository,
    private readonly memberData: MemberData,
  ) {}

  /**
   * Erases every account whose time is over, each in a transaction of its own: what was erased stays erased when the rest fails, and two
   * workers at once share the work. One account that cannot be erased holds up nobody else, and is tried again with the next run.
   */
  async eraseDue(): Promise<{ readonly erased: number; readonly failed: number }> {
    const failed: MemberId[] = [];
    for (let erased = 0; ;) {
      let memberId: MemberId | undefined;
      try {
        await this.transactions.run(async (tx) => {
          memberId = await this.departures.lockDue(tx, failed);
          if (memberId) await this.memberData.erase(tx, memberId);
        });
        if (!memberId) return { erased, failed: failed.length };
        erased += 1;
        logger.info({ event: 'account_erased', member: memberId }, 'an account was erased');
      } catch (error) {
        if (!memberId) throw error;
        failed.push(memberId);
        logger.error({ err: error, event: 'erasure_failed', member: memberId }, 'an account could not be erased');
      }
    }
  }
}
