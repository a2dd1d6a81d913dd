import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { MemberSignalsRepository, type FoundSignal } from './member-signals.repository.js';

const KEPT_DAYS = 90;
const TOLD_AT_ONCE = 50;

/** What was noticed about a member beside what they write. It decides nothing: it is shown to moderators, and counts as trust does. */
@Injectable()
export class MemberSignals {
  constructor(
    private readonly transactions: Transactions,
    private readonly signals: MemberSignalsRepository,
  ) {}

  /** The newest first. */
  of(tx: Tx, memberId: string): Promise<FoundSignal[]> {
    return this.signals.of(tx, memberId, TOLD_AT_ONCE);
  }

  forgetOld(): Promise<number> {
    return this.transactions.run((tx) => this.signals.forgetOld(tx, KEPT_DAYS));
  }
}
