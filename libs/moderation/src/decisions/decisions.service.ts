import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type MemberId } from '#contracts';
import { caseMessageIdOf } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import type { Claim } from '#events';
import { caseAllows, CasesRepository, CasesService, type Case, type Moderator } from '../cases/index.js';
import { DecisionEffects } from './decision-effects.service.js';
import { DecisionEvents } from './decision-events.service.js';
import { mayBecome, mayRule, needsSecond, type Ruling } from './decisions.policy.js';
import { DecisionsRepository, type Decision } from './decisions.repository.js';
import { RemovableContent } from './removable-content.service.js';

const ENDED_AT_ONCE = 100;
const LISTED_AT_MOST = 50;
/** In which a case that was opened anew is to be decided. */
const HOURS_ANEW = 48;

/** What moderators decide: taken back within seconds, looked at by a second one where it costs the account, then carried out by a job. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly queue: CasesService,
    private readonly decisions: DecisionsRepository,
    private readonly content: RemovableContent,
    private readonly effects: DecisionEffects,
    private readonly events: DecisionEvents,
  ) {}

  /**
   * Decides the case that the moderator holds. Pressed twice, it is one decision: `isNew` is false. A ban only becomes a proposal. Throws
   * `case_taken` when the case is not theirs.
   */
  async decide(tx: Tx, moderator: Moderator, caseId: string, ruling: Ruling): Promise<{ decision: Decision; isNew: boolean }> {
    await this.cases.lock(tx, caseId);
    const before = await this.decisions.standing(tx, caseId);
    // One that was taken back is no answer: the case is open anew, perhaps for the same moderator, who may find the same.
    if (before && before.state !== 'overturned' && isSame(before, moderator, ruling)) return { decision: before, isNew: false };
    const held = await this.queue.lockClaimed(tx, moderator, caseId);
    const { subjectId, state } = held;
    if (!caseAllows(state, 'decide')) throw new AppError('case_taken');
    assertAllowed(mayRule(ruling, await this.content.factsOf(tx, caseId, subjectId as MemberId | null, ruling)));
    const otherCaseIds = await this.join(tx, moderator, held, ruling.others);
    const isProposal = needsSecond(ruling.measure);
    const decision = await this.decisions.insert(tx, {
      caseId,
      memberId: subjectId as MemberId | null,
      staffId: moderator.id,
      measure: ruling.measure,
      rule: ruling.rule,
      days: ruling.days ?? null,
      photoIds: [...new Set(ruling.photos)],
      messages: ruling.messages?.map(({ chatId, seq }) => ({ chatId, seq })) ?? [],
      removesText: ruling.text === true,
      otherCaseIds,
      state: isProposal ? 'proposed' : 'pending',
    });
    if (isProposal) {
      await this.cases.propose(tx, caseId, moderator.id);
    } else {
      for (const id of [caseId, ...otherCaseIds]) await this.cases.markDecided(tx, id);
      await this.events.made(tx, decision);
    }
    return { decision, isNew: true };
  }

  /** Takes back what is not carried out yet; the case is held by the moderator again. Throws `case_taken` when it is too late. */
  async undo(tx: Tx, moderator: Moderator, decisionId: string): Promise<Decision> {
    const decision = await this.cancel(tx, moderator, decisionId);
    await this.cases.releaseAllOf(tx, moderator.id);
    await this.cases.reopen(tx, decision.caseId, { holder: moderator.id, decidedBy: moderator.id });
    return decision;
  }

  /** The same, and leaves the case to the caller. */
  async cancel(tx: Tx, moderator: Moderator, decisionId: string): Promise<Decision> {
    const decision = await this.lock(tx, decisionId);
    if (!decision) throw new AppError('not_found');
    if (!mayBecome(decision.state, 'undone') || decision.staffId !== moderator.id) throw new AppError('case_taken');
    await this.drop(tx, decision);
    return decision;
  }

  /** The second moderator agrees, and the decision is carried out at once; or does not, and the case is open again. */
  async answerProposal(tx: Tx, moderator: Moderator, caseId: string, agrees: boolean): Promise<Decision> {
    const { state } = await this.queue.lockClaimed(tx, moderator, caseId);
    const proposal = await this.decisions.standing(tx, caseId);
    const answer = agrees ? 'pending' : 'refused';
    if (!caseAllows(state, 'answer_proposal') || !proposal || !mayBecome(proposal.state, answer)) throw new AppError('case_taken');
    if (proposal.staffId === moderator.id) throw new AppError('case_taken');
    await this.decisions.setState(tx, proposal.id, answer, moderator.id);
    if (!agrees) {
      await this.cases.reopen(tx, caseId, { holder: moderator.id, decidedBy: proposal.staffId });
      return proposal;
    }
    await this.putInForce(tx, { ...proposal, state: answer, secondId: moderator.id });
    return proposal;
  }

  /** Carries out a decision that was not undone. False when there is nothing to do any more. */
  carryOut(claim: Claim, decisionId: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      await claim.settle(tx);
      const decision = await this.lock(tx, decisionId);
      if (!decision || !mayBecome(decision.state, 'in_force')) return false;
      if (await this.effects.isMoot(tx, decision)) {
        await this.drop(tx, decision);
        await this.cases.close(tx, decision.caseId);
        return false;
      }
      if (await this.effects.removesNothing(tx, decision)) {
        // Its owner was faster. Nobody is notified of a removal that removed nothing: the case waits again.
        await this.drop(tx, decision);
        await this.cases.requeue(tx, decision.caseId);
        return false;
      }
      await this.putInForce(tx, decision);
      return true;
    });
  }

  /** Takes a decision back that was in force: the member has everything again; where nothing was found, the case is open anew. False when it was taken back before, or never in force. */
  async overturn(tx: Tx, decisionId: string): Promise<boolean> {
    const decision = await this.lock(tx, decisionId);
    if (!decision || !mayBecome(decision.state, 'overturned')) return false;
    await this.decisions.overturn(tx, decisionId);
    await this.effects.lift(tx, decision);
    await this.effects.restore(tx, decision);
    if (decision.measure === 'none') await this.openAnew(tx, decision);
    await this.events.overturned(tx, decision);
    return true;
  }

  /** Ends measures whose days are over, so many at most. */
  endExpired(): Promise<{ readonly ended: number; readonly isOver: boolean }> {
    return this.transactions.run(async (tx) => {
      const expired = await this.decisions.lockExpired(tx, ENDED_AT_ONCE);
      for (const decision of expired) {
        await this.decisions.setState(tx, decision.id, 'ended');
        await this.effects.lift(tx, decision);
      }
      return { ended: expired.length, isOver: expired.length < ENDED_AT_ONCE };
    });
  }

  /** Forgets what was removed so long ago that nobody can appeal it any more. */
  forgetOld(): Promise<void> {
    return this.transactions.run((tx) => this.effects.forgetOld(tx));
  }

  /** For mails and pages. */
  find(tx: Tx, decisionId: string): Promise<Decision | null> {
    return this.decisions.find(tx, decisionId);
  }

  /** What is decided, proposed or on its way about a case. */
  standing(tx: Tx, caseId: string): Promise<Decision | null> {
    return this.decisions.standing(tx, caseId);
  }

  /** The newest first. */
  ofMember(tx: Tx, memberId: string): Promise<Decision[]> {
    return this.decisions.ofMember(tx, memberId, LISTED_AT_MOST);
  }

  /** For somebody else than those who found nothing, as long as there is somebody else. */
  private async openAnew(tx: Tx, { caseId }: Decision): Promise<void> {
    const deciders = await this.decisions.decidersOf(tx, caseId);
    const others = await this.cases.othersThan(tx, deciders);
    await this.cases.openAnew(tx, caseId, others > 0 ? deciders : [], HOURS_ANEW);
  }

  /** The case first, then its decision: whoever changes both takes them in this order. */
  private async lock(tx: Tx, decisionId: string): Promise<Decision | null> {
    const found = await this.decisions.find(tx, decisionId);
    if (found) await this.cases.lock(tx, found.caseId);
    return found && this.decisions.lock(tx, decisionId);
  }

  private async putInForce(tx: Tx, decision: Decision): Promise<void> {
    await this.cases.close(tx, decision.caseId);
    await this.events.answered(tx, decision.caseId, decision);
    for (const other of await this.answeredBy(tx, decision)) {
      await this.cases.close(tx, other);
      await this.events.answered(tx, other, decision);
      await this.effects.release(tx, other);
    }
    await this.effects.apply(tx, decision);
    await this.events.inForce(tx, decision);
  }

  /** The other cases that the moderator chose, all of them free for them; none where they chose none. Throws `case_taken` when one is not. */
  private async join(tx: Tx, moderator: Moderator, held: Case, others: readonly string[] = []): Promise<string[]> {
    const chosen = new Set(others);
    if (chosen.size === 0) return [];
    const joined = (await this.queue.joinable(tx, moderator, held, true)).filter((id) => chosen.has(id));
    if (joined.length < chosen.size) throw new AppError('case_taken', { fields: { others: 'case_taken' } });
    return joined;
  }

  /** A decision that is not carried out: what it would have answered besides its own case waits again. */
  private async drop(tx: Tx, { id, otherCaseIds }: Decision): Promise<void> {
    await this.decisions.setState(tx, id, 'undone');
    for (const other of await this.cases.lockDecided(tx, otherCaseIds)) await this.cases.requeue(tx, other);
  }

  /** What else is answered by it: what its moderator chose; of a ban, whatever else was told about the member. */
  private async answeredBy(tx: Tx, { caseId, memberId, measure, otherCaseIds }: Decision): Promise<string[]> {
    if (memberId && measure === 'ban') return (await this.cases.lockOthersAbout(tx, memberId, caseId)).map(({ id }) => id);
    return this.cases.lockDecided(tx, otherCaseIds);
  }
}

const isEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

const isSame = (before: Decision, { id }: Moderator, { measure, rule, days, photos = [], messages = [], text }: Ruling): boolean =>
  before.staffId === id &&
  before.measure === measure &&
  before.rule === rule &&
  before.days === (days ?? null) &&
  isEqual(before.photoIds, [...new Set(photos)]) &&
  isEqual(before.messages.map(caseMessageIdOf), messages.map(caseMessageIdOf)) &&
  before.removesText === (text === true);
