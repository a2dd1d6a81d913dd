import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, sealedBox, type Config, type SealedBox } from '#config';
import { AppError, assertAllowed, type AppealBody, type DecisionView, type DismissalView } from '#contracts';
import type { AloneReason, Appellant } from '#contracts-admin';
import { Clock, Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { ProfilesService } from '#profiles';
import { appealEnd, appellantOf, judgeOf, mayAppeal } from './appeals.policy.js';
import { removedBy } from './decisions.policy.js';
import { AppealsRepository, type Appeal } from './appeals.repository.js';
import { decisionIdIn } from './appeal-token.js';
import { CasesRepository, CasesService, type Moderator } from '../cases/index.js';
import { DecisionsRepository, type Decision } from './decisions.repository.js';
import { DecisionsService } from './decisions.service.js';
import { DismissalsService, type Told } from './dismissals.service.js';
import { appealDecided } from '../moderation.events.js';
import { StatementFactsService } from './statement-facts.service.js';

const PRIORITY = 1;
const HOURS = 48;
/** As long as there may be a quarrel about what was written. */
const WORDS_KEPT_MONTHS = 6;

export type AppealRuling = { readonly outcome: 'upheld' | 'overturned'; readonly alone?: AloneReason | null | undefined };
type JudgedAppeal = { readonly decisionId: string; readonly alone: AloneReason | null; readonly by: Appellant };
/** What the link of a mail opens. */
export type Appealable = { readonly decision: DecisionView } | { readonly dismissal: DismissalView };

/**
 * Objections to decisions, of the member about whom it was decided, or of whoever told of them when nothing was found: without an account, by the link
 * of the mail, and decided by somebody who had no part in the decision.
 */
@Injectable()
export class AppealsService {
  private readonly box: SealedBox;
  private readonly appSecret: string;

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly appeals: AppealsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly decided: DecisionsService,
    private readonly cases: CasesRepository,
    private readonly queue: CasesService,
    private readonly profiles: ProfilesService,
    private readonly dismissals: DismissalsService,
    private readonly facts: StatementFactsService,
    private readonly outbox: Outbox,
    @Inject(CONFIG) config: Config,
  ) {
    this.appSecret = config.appSecret;
    this.box = sealedBox(config.appSecret, 'moderation-appeal');
  }

  /** What the holder of the link reads. Throws `link_invalid` when there is no such decision, or its member was erased. */
  read(token: string): Promise<Appealable> {
    return this.transactions.read(async (tx) => this.answerOf(tx, await this.decisionOf(tx, token)));
  }

  /** Objects, once: the same again changes nothing and answers the same. */
  appeal(token: string, { words }: AppealBody): Promise<Appealable> {
    return this.transactions.run(async (tx) => {
      const { id } = await this.decisionOf(tx, token);
      const decision = await this.decisions.lock(tx, id);
      if (!decision) throw new AppError('link_invalid');
      if (await this.appeals.ofDecision(tx, id)) return this.answerOf(tx, decision);
      const { state, inForceAt, memberId, caseId, rule } = decision;
      assertAllowed(mayAppeal({ state, inForceAt, now: this.clock.now() }));
      const appealed = await this.cases.find(tx, caseId);
      const appealId = randomUUID();
      await this.appeals.insertOnce(tx, appealId, id, this.box.seal(words, appealId));
      await this.cases.insert(tx, {
        id: appealId,
        kind: 'appeal',
        reason: rule ?? appealed?.reason ?? 'other',
        subjectId: memberId,
        // What had to come at once has to come at once again.
        priority: Math.min(PRIORITY, appealed?.priority ?? PRIORITY),
        hours: HOURS,
        notBy: await this.decided.decidersOf(tx, decision),
      });
      return this.answerOf(tx, decision);
    });
  }

  /**
   * Decides the appeal that the moderator holds. Overturned, the member has everything again; or, where nothing was found, the case is open anew. `alone` is wanted of an owner who had a part in the
   * decision, where no other moderator exists; answers it as far as it counted.
   */
  async decide(tx: Tx, moderator: Moderator, caseId: string, { outcome, alone = null }: AppealRuling): Promise<JudgedAppeal> {
    const { kind, notBy } = await this.queue.hold(tx, moderator, caseId);
    const judge = await this.judgeOf(tx, moderator, notBy);
    const appeal = kind === 'appeal' && judge !== 'refused' ? await this.appeals.find(tx, caseId) : null;
    if (!appeal) throw new AppError('case_taken');
    if (judge === 'alone' && alone === null) throw new AppError('invalid_input', { fields: { alone: 'field_required' } });
    const why = judge === 'alone' ? alone : null;
    if (!(await this.appeals.decide(tx, caseId, outcome, why))) throw new AppError('case_taken');
    const decision = await this.decisions.find(tx, appeal.decisionId);
    if (!decision) throw new AppError('not_found');
    if (outcome === 'overturned') await this.decided.overturn(tx, appeal.decisionId);
    await this.cases.close(tx, caseId);
    await this.outbox.tell(tx, appealDecided, { appealId: caseId });
    return { decisionId: appeal.decisionId, alone: why, by: appellantOf(decision) };
  }

  /** Whether this moderator would decide about it although they had a part in the decision, because nobody else exists. */
  async isAlone(tx: Tx, moderator: Moderator, caseId: string): Promise<boolean> {
    const found = await this.cases.find(tx, caseId);
    return found?.kind === 'appeal' && (await this.judgeOf(tx, moderator, found.notBy)) === 'alone';
  }

  private async judgeOf(tx: Tx, { id, isOwner }: Moderator, notBy: readonly string[]): Promise<ReturnType<typeof judgeOf>> {
    const hadPart = notBy.includes(id);
    return judgeOf({ hadPart, isOwner, others: hadPart ? await this.cases.othersThan(tx, notBy) : 0 });
  }

  /** For mails and pages. `told`: what its decision dismissed. */
  async find(
    tx: Tx,
    appealId: string,
  ): Promise<{ readonly appeal: Appeal; readonly decision: Decision; readonly by: Appellant; readonly told: Told | undefined } | null> {
    const appeal = await this.appeals.find(tx, appealId);
    const decision = appeal && (await this.decisions.find(tx, appeal.decisionId));
    if (!appeal || !decision) return null;
    return { appeal, decision, by: appellantOf(decision), told: await this.dismissals.toldBehind(tx, decision) };
  }

  /** Whose evidence a moderator of this case looks at: that of the case which is appealed, or its own. */
  async evidenceCaseOf(tx: Tx, caseId: string): Promise<string> {
    const appeal = await this.appeals.find(tx, caseId);
    return (appeal && (await this.decisions.find(tx, appeal.decisionId)))?.caseId ?? caseId;
  }

  /** For moderators; undefined when its time is over. */
  async wordsOf(tx: Tx, appealId: string): Promise<string | undefined> {
    const sealed = await this.appeals.sealedOf(tx, appealId);
    return sealed ? this.box.open(sealed, appealId) : undefined;
  }

  forgetOld(): Promise<void> {
    return this.transactions.run((tx) => this.appeals.forgetOld(tx, WORDS_KEPT_MONTHS));
  }

  private async decisionOf(tx: Tx, token: string): Promise<Decision> {
    const id = decisionIdIn(this.appSecret, token);
    const decision = id === undefined ? null : await this.decisions.find(tx, id);
    if (!decision) throw new AppError('link_invalid');
    return decision;
  }

  private async answerOf(tx: Tx, decision: Decision): Promise<Appealable> {
    const dismissal = await this.dismissals.viewOf(tx, decision);
    return dismissal ? { dismissal } : { decision: await this.viewOf(tx, decision) };
  }

  /** Throws `link_invalid` for a decision of which nobody is told. */
  async viewOf(tx: Tx, decision: Decision): Promise<DecisionView> {
    const { id, memberId, measure, rule, inForceAt, until, state } = decision;
    if (!memberId || measure === 'none' || !rule || !inForceAt) throw new AppError('link_invalid');
    const name = await this.profiles.own(tx, memberId).then(
      (profile) => profile.name,
      () => '',
    );
    const appeal = await this.appeals.ofDecision(tx, id);
    return {
      name,
      at: inForceAt.toISOString(),
      measure,
      rule,
      removed: removedBy(decision),
      until: until?.toISOString() ?? null,
      facts: await this.facts.of(tx, decision),
      overturned: state === 'overturned',
      appeal_until: appealEnd(inForceAt).toISOString(),
      appeal: appeal && { at: appeal.at.toISOString(), state: appeal.state, alone: appeal.alone !== null },
    };
  }
}
