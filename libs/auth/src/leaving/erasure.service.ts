import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import { ErasureList, MemberData } from '#member-data';
import { logger } from '#observability';
import { AccountsRepository } from '../accounts/index.js';
import { DeparturesRepository } from './departures.repository.js';

export type Erasures = {
  readonly erased: number;
  /** Those who could not be erased, the ones passed over included. */
  readonly failed: readonly MemberId[];
  /** Whether nobody is due any more, but those. */
  readonly isOver: boolean;
};

/** Erases for good what was deleted two weeks ago. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly transactions: Transactions,
    private readonly departures: DeparturesRepository,
    private readonly memberData: MemberData,
    private readonly accounts: AccountsRepository,
    private readonly list: ErasureList,
  ) {}

  /**
   * Erases the accounts whose time is over, so many at most, each in a transaction of its own: what was erased stays erased when the rest
   * fails, and two workers at once share the work. One account that cannot be erased holds up nobody else.
   */
  async eraseDue(passedOver: readonly MemberId[] = [], atMost = Infinity): Promise<Erasures> {
    const failed = [...passedOver];
    for (let erased = 0; ;) {
      if (erased + failed.length - passedOver.length >= atMost) return { erased, failed, isOver: false };
      let memberId: MemberId | undefined;
      try {
        await this.transactions.run(async (tx) => {
          memberId = await this.departures.lockDue(tx, failed);
          if (memberId) await this.memberData.erase(tx, memberId);
        });
        if (!memberId) return { erased, failed, isOver: true };
        erased += 1;
        logger.info({ event: 'account_erased', member: memberId }, 'an account was erased');
      } catch (error) {
        if (!memberId) throw error;
        failed.push(memberId);
        logger.error({ err: error, event: 'erasure_failed', member: memberId }, 'an account could not be erased');
      }
    }
  }

  /** After a backup was restored: erases again whoever was erased since, each in a transaction of its own. May be repeated. */
  async repeat(): Promise<{ readonly noted: number; readonly erased: number }> {
    const noted = (await this.list.all()) as Set<MemberId>;
    let erased = 0;
    for (const memberId of noted) {
      const isBack = await this.transactions.run(async (tx) => {
        if (!(await this.accounts.findForUpdate(tx, memberId))) return false;
        await this.memberData.erase(tx, memberId);
        return true;
      });
      if (isBack) erased += 1;
    }
    return { noted: noted.size, erased };
  }
}
