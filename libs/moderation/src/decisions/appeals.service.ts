import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type AppealBody } from '#contracts';
import type { Appellant } from '#contracts-admin';
import { Clock, Transactions, type Tx } from '#database';
import { CasesService } from '../cases/index.js';
import { appellantOf, mayAppeal } from './appeals.policy.js';
import type { Appeal } from './appeals.repository.js';
import { DecisionViews, type Appealable } from './decision-views.service.js';
import { DecisionsRepository, type Decision } from './decisions.repository.js';
import type { Dismissed } from './dismissals.service.js';
import { WrittenAppeals } from './written-appeals.service.js';

const PRIORITY = 1;
const HOURS = 48;

/**
 * Objections to decisions, of the member about whom it was decided, or of whoever told of them when nothing was found: without an account, by the link
 * of the mail. `AppealRulings` decides about them.
 */
@Injectable()
export class AppealsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly appeals: WrittenAppeals,
    private readonly decisions: DecisionsRepository,
    private readonly views: DecisionViews,
    private readonly cases: CasesService,
  ) {}

  /** What the holder of the link reads. Throws `link_invalid` when there is no such decision, or its member was erased. */
  read(token: string): Promise<Appealable> {
    return this.transactions.read(async (tx) => this.views.appealable(tx, await this.decisionOf(tx, token)));
  }

  /** Objects, once: the same again changes nothing and answers the same. */
  appeal(token: string, { words }: AppealBody): Promise<Appealable> {
    return this.transactions.run(async (tx) => {
      const { id } = await this.decisionOf(tx, token);
      const decision = await this.decisions.lock(tx, id);
      if (!decision) throw new AppError('link_invalid');
      if (await this.appeals.ofDecision(tx, id)) return this.views.appealable(tx, decision);
      const { state, inForceAt, memberId, caseId, rule } = decision;
      assertAllowed(mayAppeal({ state, inForceAt, now: this.clock.now() }));
      const appealed = await this.cases.find(tx, caseId);
      const appealId = randomUUID();
      await this.appeals.insertOnce(tx, appealId, id, words);
      await this.cases.open(tx, {
        id: appealId,
        kind: 'appeal',
        reason: rule ?? appealed?.reason ?? 'other',
        subjectId: memberId,
        // What had to come at once has to come at once again.
        priority: Math.min(PRIORITY, appealed?.priority ?? PRIORITY),
        hours: HOURS,
        notBy: await this.decidersOf(tx, decision),
      });
      return this.views.appealable(tx, decision);
    });
  }

  /** For mails and pages. `dismissed`: by its decision. */
  async find(
    tx: Tx,
    appealId: string,
  ): Promise<{
    readonly appeal: Appeal;
    readonly decision: Decision;
    readonly by: Appellant;
    readonly dismissed: Dismissed | undefined;
  } | null> {
    const appeal = await this.appeals.find(tx, appealId);
    const decision = appeal && (await this.decisions.find(tx, appeal.decisionId));
    if (!appeal || !decision) return null;
    return { appeal, decision, by: appellantOf(decision), dismissed: await this.views.dismissedBy(tx, decision) };
  }

  /** Whose evidence a moderator of this case looks at: that of the case which is appealed, or its own. */
  async evidenceCaseOf(tx: Tx, caseId: string): Promise<string> {
    const appeal = await this.appeals.find(tx, caseId);
    return (appeal && (await this.decisions.find(tx, appeal.decisionId)))?.caseId ?? caseId;
  }

  /** For moderators; undefined when its time is over. */
  wordsOf(tx: Tx, appealId: string): Promise<string | undefined> {
    return this.appeals.wordsOf(tx, appealId);
  }

  forgetOld(): Promise<void> {
    return this.transactions.run((tx) => this.appeals.forgetOld(tx));
  }

  private async decisionOf(tx: Tx, token: string): Promise<Decision> {
    const id = this.appeals.decisionIdIn(token);
    const decision = id === undefined ? null : await this.decisions.find(tx, id);
    if (!decision) throw new AppError('link_invalid');
    return decision;
  }

  /**
   * Who may not decide about an objection to it. Where nothing was found, everybody who ever decided about the case: it may have been opened anew
   * before.
   */
  private async decidersOf(tx: Tx, { caseId, measure, staffId, secondId }: Decision): Promise<string[]> {
    if (measure === 'none') return this.decisions.decidersOf(tx, caseId);
    return secondId ? [staffId, secondId] : [staffId];
  }
}
