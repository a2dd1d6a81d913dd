import { Injectable } from '@nestjs/common';
import { MessageRemovals, type Place } from '#chats';
import { appealMonths, AppError, assertAllowed, type MemberId, type PhotoId } from '#contracts';
import { caseMessageIdOf } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { Outbox, type Claim } from '#events';
import { type Case, CasesRepository, CasesService, type Moderator } from '../cases/index.js';
import { ComplaintsRepository } from '../complaints/index.js';
import { DecisionEffects } from './decision-effects.service.js';
import { isFraud, mayRule, needsSecond, type Ruling, type RulingFacts } from './decisions.policy.js';
import { DecisionsRepository, type Decision } from './decisions.repository.js';
import { banned, complaintDecided, decided, decisionMade, fraudCleared, fraudFound, reportDecided } from '../moderation.events.js';
import { RemovableContent } from './removable-content.service.js';
import { ReportsRepository } from '../reports/index.js';

const OVER_AT_ONCE = 100;
const TOLD_AT_ONCE = 50;
/** In which a case that was opened anew is to be decided. */
const HOURS_ANEW = 48;

export type Removable = { readonly photos: readonly PhotoId[]; readonly messages: readonly Place[]; readonly text: boolean };

/** What moderators decide: taken back within seconds, looked at by a second one where it costs the account, then carried out by a job. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly queue: CasesService,
    private readonly decisions: DecisionsRepository,
    private readonly effects: DecisionEffects,
    private readonly reports: ReportsRepository,
    private readonly complaints: ComplaintsRepository,
    private readonly content: RemovableContent,
    private readonly removals: MessageRemovals,
    private readonly outbox: Outbox,
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
    const held = await this.queue.hold(tx, moderator, caseId);
    const { subjectId, state } = held;
    if (state !== 'open') throw new AppError('case_taken');
    assertAllowed(mayRule(ruling, await this.factsOf(tx, caseId, subjectId as MemberId | null, ruling)));
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
      await this.outbox.tell(tx, decisionMade, { decisionId: decision.id });
    }
    return { decision, isNew: true };
  }

  /** Takes back what is not carried out yet; the case is held by the moderator again. Throws `case_taken` when it is too late. */
  async undo(tx: Tx, moderator: Moderator, decisionId: string): Promise<Decision> {
    const decision = await this.takeBack(tx, moderator, decisionId);
    await this.cases.releaseAllOf(tx, moderator.id);
    await this.cases.reopen(tx, decision.caseId, { holder: moderator.id, decidedBy: moderator.id });
    return decision;
  }

  /** The same, and leaves the case to the caller. */
  async takeBack(tx: Tx, moderator: Moderator, decisionId: string): Promise<Decision> {
    const decision = await this.lock(tx, decisionId);
    if (!decision) throw new AppError('not_found');
    const isOpen = decision.state === 'pending' || decision.state === 'proposed';
    if (!isOpen || decision.staffId !== moderator.id) throw new AppError('case_taken');
    await this.dropPlanned(tx, decision);
    return decision;
  }

  /** The second moderator agrees, and the decision is carried out at once; or does not, and the case is open again. */
  async second(tx: Tx, moderator: Moderator, caseId: string, agrees: boolean): Promise<Decision> {
    const { state } = await this.queue.hold(tx, moderator, caseId);
    const proposal = await this.decisions.standing(tx, caseId);
    if (state !== 'proposed' || proposal?.state !== 'proposed' || proposal.staffId === moderator.id) throw new AppError('case_taken');
    await this.decisions.setState(tx, proposal.id, agrees ? 'pending' : 'refused', moderator.id);
    if (!agrees) {
      await this.cases.reopen(tx, caseId, { holder: moderator.id, decidedBy: proposal.staffId });
      return proposal;
    }
    await this.carryOutIn(tx, { ...proposal, state: 'pending', secondId: moderator.id });
    return proposal;
  }

  /** Carries out a decision that was not taken back. False when there is nothing to do any more. */
  carryOut(claim: Claim, decisionId: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      await claim.settle(tx);
      const decision = await this.lock(tx, decisionId);
      if (decision?.state !== 'pending') return false;
      if (await this.effects.isMoot(tx, decision)) {
        await this.dropPlanned(tx, decision);
        await this.cases.close(tx, decision.caseId);
        return false;
      }
      if (await this.effects.removesNothing(tx, decision)) {
        // Its owner was faster. Nobody is told of a removal that took nothing away: the case waits again.
        await this.dropPlanned(tx, decision);
        await this.cases.putBack(tx, decision.caseId);
        return false;
      }
      await this.carryOutIn(tx, decision);
      return true;
    });
  }

  /** Takes a decision back that was in force: the member has everything again; where nothing was found, the case is open anew. False when it was taken back before, or never in force. */
  async overturn(tx: Tx, decisionId: string): Promise<boolean> {
    const decision = await this.lock(tx, decisionId);
    if (!decision || (decision.state !== 'in_force' && decision.state !== 'ended')) return false;
    await this.decisions.overturn(tx, decisionId);
    await this.effects.lift(tx, decision);
    await this.effects.giveBack(tx, decision);
    await this.reports.dismissBy(tx, decisionId);
    if (decision.measure === 'none') await this.openAnew(tx, decision);
    if (isFraud(decision)) await this.outbox.tell(tx, fraudCleared, { decisionId });
    return true;
  }

  /** Ends measures whose days are over, so many at most. */
  endOver(): Promise<{ readonly ended: number; readonly isOver: boolean }> {
    return this.transactions.run(async (tx) => {
      const over = await this.decisions.lockOver(tx, OVER_AT_ONCE);
      for (const decision of over) {
        await this.decisions.setState(tx, decision.id, 'ended');
        await this.effects.lift(tx, decision);
      }
      return { ended: over.length, isOver: over.length < OVER_AT_ONCE };
    });
  }

  /** Forgets what was taken away so long ago that nobody can appeal it any more. */
  forgetOld(): Promise<void> {
    return this.transactions.run(async (tx) => this.removals.forget(tx, await this.decisions.forgetOldRemoved(tx, appealMonths)));
  }

  /**
   * Who may not decide about an objection to it. Where nothing was found, everybody who ever decided about the case: it may have been opened anew
   * before.
   */
  async decidersOf(tx: Tx, { caseId, measure, staffId, secondId }: Decision): Promise<string[]> {
    if (measure === 'none') return this.decisions.decidersOf(tx, caseId);
    return secondId ? [staffId, secondId] : [staffId];
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
    return this.decisions.ofMember(tx, memberId, TOLD_AT_ONCE);
  }

  /** What the member of the case has that could be taken away. */
  async removable(tx: Tx, caseId: string, memberId: MemberId, photoIds: readonly PhotoId[]): Promise<Removable> {
    return {
      photos: await this.content.photosAmong(tx, memberId, photoIds),
      messages: await this.content.messagesOf(tx, memberId, caseId),
      text: await this.content.hasText(tx, memberId, caseId),
    };
  }

  private async factsOf(
    tx: Tx,
    caseId: string,
    memberId: MemberId | null,
    { photos = [], messages = [], text }: Ruling,
  ): Promise<RulingFacts> {
    if (memberId === null) return { hasSubject: false, arePhotosThere: false, areMessagesThere: false, isTextThere: false };
    return {
      hasSubject: true,
      arePhotosThere: photos.length > 0 && (await this.content.photosAmong(tx, memberId, photos)).length === new Set(photos).size,
      areMessagesThere: messages.length > 0 && areAmong(messages, await this.content.messagesOf(tx, memberId, caseId)),
      isTextThere: text === true && (await this.content.hasText(tx, memberId, caseId)),
    };
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

  private async carryOutIn(tx: Tx, decision: Decision): Promise<void> {
    const { id, caseId, memberId, measure } = decision;
    await this.cases.close(tx, caseId);
    await this.answer(tx, caseId, decision);
    for (const other of await this.answeredBy(tx, decision)) {
      await this.cases.close(tx, other);
      await this.answer(tx, other, decision);
      await this.effects.release(tx, other);
    }
    await this.effects.apply(tx, decision);
    if (!memberId || measure === 'none') return;
    await this.outbox.tell(tx, decided, { decisionId: id });
    if (isFraud(decision)) await this.outbox.tell(tx, fraudFound, { decisionId: id });
    else if (measure === 'ban') await this.outbox.tell(tx, banned, { decisionId: id, memberId });
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
  private async dropPlanned(tx: Tx, { id, otherCaseIds }: Decision): Promise<void> {
    await this.decisions.setState(tx, id, 'undone');
    for (const other of await this.cases.lockDecided(tx, otherCaseIds)) await this.cases.putBack(tx, other);
  }

  /** What else is answered by it: what its moderator chose; of a ban, whatever else was told about the member. */
  private async answeredBy(tx: Tx, { caseId, memberId, measure, otherCaseIds }: Decision): Promise<string[]> {
    if (memberId && measure === 'ban') return (await this.cases.lockOthersAbout(tx, memberId, caseId)).map(({ id }) => id);
    return this.cases.lockDecided(tx, otherCaseIds);
  }

  /** Whoever reported or complained hears what came of it. */
  private async answer(tx: Tx, caseId: string, { id, measure }: Decision): Promise<void> {
    const isReport = await this.reports.decide(tx, caseId, measure === 'none' ? 'dismissed' : 'confirmed', id);
    if (isReport) await this.outbox.tell(tx, reportDecided, { reportId: caseId });
    const isComplaint = await this.complaints.decide(tx, caseId, measure === 'none' ? 'nothing' : 'acted');
    if (isComplaint) await this.outbox.tell(tx, complaintDecided, { complaintId: caseId });
  }
}

const areAmong = (some: readonly Place[], all: readonly Place[]): boolean => {
  const keys = new Set(all.map(caseMessageIdOf));
  return some.every((place) => keys.has(caseMessageIdOf(place)));
};
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
