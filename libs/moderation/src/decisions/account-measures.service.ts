import { Injectable } from '@nestjs/common';
import { AccountClosures } from '#auth';
import type { Measure, MemberId } from '#contracts';
import type { Tx } from '#database';
import { StandingService } from '#visibility';
import { DecisionsRepository } from './decisions.repository.js';

const flags = { suspension: 'suspended', ban: 'banned' } as const;
type ClosingMeasure = keyof typeof flags;

export const closesAccount = (measure: Measure): measure is ClosingMeasure => measure in flags;

/** Accounts that a measure closes: the standing that others ask, and the sessions. */
@Injectable()
export class AccountMeasures {
  constructor(
    private readonly decisions: DecisionsRepository,
    private readonly closures: AccountClosures,
    private readonly standing: StandingService,
  ) {}

  async close(tx: Tx, memberId: MemberId, measure: ClosingMeasure): Promise<void> {
    await this.standing.set(tx, memberId, flags[measure], true);
    await this.closures.close(tx, memberId, flags[measure]);
  }

  /** The measure holds no more; the account stays closed as far as another one closes it. `exceptId`: the decision that is over. */
  async lift(tx: Tx, memberId: MemberId, measure: ClosingMeasure, exceptId: string | null): Promise<void> {
    if (await this.decisions.isInForce(tx, memberId, measure, exceptId)) return;
    await this.standing.set(tx, memberId, flags[measure], false);
    await this.closures.reopen(tx, memberId);
    const other = measure === 'ban' ? 'suspension' : 'ban';
    if (await this.decisions.isInForce(tx, memberId, other, exceptId)) await this.close(tx, memberId, other);
  }
}
