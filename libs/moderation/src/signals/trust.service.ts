import { Injectable } from '@nestjs/common';
import { OpeningLimits } from '#chats';
import { Transactions, type Tx } from '#database';
import { dailyCap, trustDays, type TrustFacts } from './trust.policy.js';
import { TrustRepository } from './trust.repository.js';

/** How many limits one transaction looks at. */
export const judgedAtOnce = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

export type Trust = TrustFacts & { readonly daily: number | null; readonly liftedAt: Date | null };

/** How far a member is trusted to begin conversations: the age of the account, which the send function knows, and what was found about them. */
@Injectable()
export class TrustService {
  constructor(
    private readonly transactions: Transactions,
    private readonly trust: TrustRepository,
    private readonly limits: OpeningLimits,
  ) {}

  /** Something was found, or decided: the limit follows, in the same transaction. */
  async judge(tx: Tx, memberId: string): Promise<void> {
    await this.limits.cap(tx, memberId, dailyCap(await this.trust.facts(tx, memberId, trustDays)));
  }

  /** Staff vouch for the member: what was found until now counts no more, and the account is no newcomer's. What comes later counts again. */
  async lift(tx: Tx, memberId: string, staffId: string): Promise<void> {
    await this.trust.lift(tx, memberId, staffId);
    await this.limits.markTrusted(tx, memberId);
    await this.judge(tx, memberId);
  }

  async of(tx: Tx, memberId: string): Promise<Trust> {
    const facts = await this.trust.facts(tx, memberId, trustDays);
    return { ...facts, daily: await this.limits.capOf(tx, memberId), liftedAt: await this.trust.liftedAt(tx, memberId) };
  }

  /** Whether the member has been here for so many days, or staff vouch for them, and nothing that was found speaks against them. */
  isTrusted(memberId: string, days: number): Promise<boolean> {
    return this.transactions.read((tx) => this.limits.isTrusted(tx, memberId, days));
  }

  /**
   * Whose limit was made of what is older than 90 days by now is judged anew: the next ones after a member, so many at most. Answers who was
   * looked at.
   */
  judgeCapped(after = FIRST): Promise<string[]> {
    return this.transactions.run(async (tx) => {
      const members = await this.limits.capped(tx, after, judgedAtOnce);
      for (const id of members) await this.judge(tx, id);
      return members;
    });
  }
}
