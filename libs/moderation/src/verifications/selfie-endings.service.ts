import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { Outbox, type Claim } from '#events';
import { Selfies } from '#media';
import { Publisher } from '#realtime';
import { verificationOver } from '../moderation.events.js';
import { isUnsettled } from './verifications.policy.js';
import { VerificationsRepository, type Verification } from './verifications.repository.js';

const ENDED_AT_ONCE = 50;

/** How a selfie ends: with its decision, when that can be taken back no more, or because nobody looked at it in time. */
@Injectable()
export class SelfieEndings {
  constructor(
    private readonly transactions: Transactions,
    private readonly verifications: VerificationsRepository,
    private readonly selfies: Selfies,
    private readonly publisher: Publisher,
    private readonly outbox: Outbox,
  ) {}

  /** Ends the selfie of a decision that was not taken back, and has its member told. False when there is nothing to do any more. */
  settle(claim: Claim, id: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      await claim.settle(tx);
      const decided = await this.verifications.lock(tx, id);
      if (!decided || !isUnsettled(decided)) return false;
      await this.settleIn(tx, decided);
      return true;
    });
  }

  /** Ends what waited too long, and selfies that should be gone, so many at most. Answers how many. */
  closeOverdue(): Promise<{ readonly ended: number; readonly isOver: boolean }> {
    return this.transactions.run(async (tx) => {
      const late = await this.verifications.lockLate(tx, ENDED_AT_ONCE);
      for (const { id, selfie } of late) {
        await this.verifications.close(tx, id, 'expired');
        if (selfie) await this.selfies.remove(tx, [selfie]);
        await this.outbox.tell(tx, verificationOver, { verificationId: id });
      }
      const overdue = await this.verifications.lockOverdue(tx, ENDED_AT_ONCE);
      for (const decided of overdue) await this.settleIn(tx, decided);
      return { ended: late.length + overdue.length, isOver: late.length < ENDED_AT_ONCE && overdue.length < ENDED_AT_ONCE };
    });
  }

  forgetOld(): Promise<number> {
    return this.transactions.run((tx) => this.verifications.removeOld(tx));
  }

  private async settleIn(tx: Tx, { id, memberId, selfie }: Pick<Verification, 'id' | 'memberId' | 'selfie'>): Promise<void> {
    await this.verifications.settle(tx, id);
    if (selfie) await this.selfies.remove(tx, [selfie]);
    await this.outbox.tell(tx, verificationOver, { verificationId: id });
    tx.afterCommit(() => this.publisher.toMember(memberId, 'account.changed', { v: 1 }));
  }
}
