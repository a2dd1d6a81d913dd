import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ReviewEffects } from '../reviews/index.js';
import { LikenessService, TrustService } from '../signals/index.js';
import { AccountMeasures, closesAccount } from './account-measures.service.js';
import { ContentRemoval } from './content-removal.service.js';
import { DecisionsRepository, type Decision } from './decisions.repository.js';

/** What a decision does to its member, and how it is undone. Each in the transaction that notes it. */
@Injectable()
export class DecisionEffects {
  constructor(
    private readonly decisions: DecisionsRepository,
    private readonly accounts: AccountMeasures,
    private readonly content: ContentRemoval,
    private readonly reviews: ReviewEffects,
    private readonly trust: TrustService,
    private readonly likeness: LikenessService,
  ) {}

  /** Puts the decision in force. Of a member who was erased meanwhile nothing is left to change. */
  async apply(tx: Tx, decision: Decision): Promise<void> {
    const { memberId, measure } = decision;
    const removal = memberId && measure === 'removal' ? await this.content.remove(tx, memberId, decision) : undefined;
    // From here on it says what was removed, and so do mails, figures and the file of statements.
    const carriedOut = removal?.carriedOut ?? decision;
    if (memberId && closesAccount(measure)) await this.accounts.close(tx, memberId, measure);
    await this.decisions.putInForce(tx, carriedOut, removal?.sealed ?? null);
    if (memberId) await this.trust.judge(tx, memberId);
    await this.likeness.rememberDecided(tx, memberId, carriedOut);
    await this.reviews.settle(tx, carriedOut);
  }

  /** What it was to remove is not there any more, or no longer the member's. */
  removesNothing(tx: Tx, decision: Decision): Promise<boolean> {
    return this.content.removesNothing(tx, decision);
  }

  /** The photo or text of its review is gone, or another one by now. */
  isMoot(tx: Tx, decision: Decision): Promise<boolean> {
    return this.reviews.isMoot(tx, decision);
  }

  /** A case was closed with another one: what was to be reviewed waits again. */
  release(tx: Tx, caseId: string): Promise<void> {
    return this.reviews.release(tx, caseId);
  }

  /** Its days are over, or it was overturned: the state is written before, so that what is asked here is how things are without it. */
  async lift(tx: Tx, { id, memberId, measure }: Decision): Promise<void> {
    if (!memberId) return;
    if (closesAccount(measure)) await this.accounts.lift(tx, memberId, measure, id);
    await this.trust.judge(tx, memberId);
  }

  /** Puts back what was removed, and forgets what was remembered of it. */
  async restore(tx: Tx, decision: Decision): Promise<void> {
    await this.likeness.forgetDecision(tx, decision.id);
    await this.content.restore(tx, decision);
  }

  /** Forgets what was removed so long ago that nobody can appeal it any more. */
  forgetOld(tx: Tx): Promise<void> {
    return this.content.forgetOld(tx);
  }
}
