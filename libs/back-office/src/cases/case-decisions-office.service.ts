import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type DoneAnswer } from '#contracts';
import { appealReasons, placeOf, ruleOf, type InputOf, type ResultOf } from '#contracts-admin';
import type { Tx } from '#database';
import { AppealRulings, ComplaintsService, DecisionsService, type AppealRuling } from '#moderation';
import { moderatorOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { mayDismiss } from './opened-evidence.policy.js';
import { OpenedEvidence } from './opened-evidence.service.js';
import { CasesOfficeRepository } from './cases-office.repository.js';
import { toDecision } from './cases-office.views.js';

const done = { done: true } as const;

/** What moderators decide about a case: by a rule of the house, in words, about a ban that a colleague proposed, or about an appeal. */
@Injectable()
export class CaseDecisionsOfficeService {
  constructor(
    private readonly commands: StaffCommands,
    private readonly office: CasesOfficeRepository,
    private readonly opened: OpenedEvidence,
    private readonly decisions: DecisionsService,
    private readonly rulings: AppealRulings,
    private readonly complaints: ComplaintsService,
  ) {}

  decide(actor: StaffActor, id: string, input: InputOf<'decide_case'>): Promise<ResultOf<'decide_case'>> {
    return this.commands.run('decide_case', actor, input, async (tx) => {
      const { measure, days, photos, messages, text, others, reason, dismissal } = input;
      const ruling = { measure, days, photos, messages: messages?.map(placeOf), text, others, rule: ruleOf(reason) };
      const { decision, isNew } = await this.decisions.decide(tx, moderatorOf(actor), id, ruling);
      if (isNew) assertAllowed(mayDismiss(input, measure !== 'none' || (await this.opened.isOpened(tx, actor.id, id))));
      const facts = {
        decision_id: decision.id,
        member_id: decision.memberId,
        measure,
        days: days ?? null,
        photo_ids: photos ?? [],
        messages: messages ?? [],
        other_cases: others ?? [],
        dismissal,
      };
      return { result: { decision: await this.decision(tx, decision.id, actor) }, subjectId: id, facts, isRepeat: !isNew };
    });
  }

  undo(actor: StaffActor, decisionId: string, input: InputOf<'undo_decision'>): Promise<DoneAnswer> {
    return this.commands.run('undo_decision', actor, input, async (tx) => {
      const { caseId, measure } = await this.decisions.undo(tx, moderatorOf(actor), decisionId);
      return { result: done, subjectId: caseId, facts: { decision_id: decisionId, measure } };
    });
  }

  confirmBan(actor: StaffActor, id: string, input: InputOf<'confirm_ban'>): Promise<DoneAnswer> {
    return this.commands.run('confirm_ban', actor, input, (tx) => this.answerProposal(tx, actor, id, true));
  }

  refuseBan(actor: StaffActor, id: string, input: InputOf<'refuse_ban'>): Promise<DoneAnswer> {
    return this.commands.run('refuse_ban', actor, input, (tx) => this.answerProposal(tx, actor, id, false));
  }

  /** The log holds what it came to; the words rest apart, sealed. */
  resolve(actor: StaffActor, id: string, input: InputOf<'resolve_complaint'>): Promise<DoneAnswer> {
    return this.commands.run('resolve_complaint', actor, input, async (tx) => {
      await this.complaints.resolve(tx, moderatorOf(actor), id, input.answer);
      return { result: done, subjectId: id, facts: { letters: input.answer.length } };
    });
  }

  uphold(actor: StaffActor, id: string, input: InputOf<'uphold_decision'>): Promise<DoneAnswer> {
    return this.commands.run('uphold_decision', actor, input, (tx) =>
      this.decideAppeal(tx, actor, id, { outcome: 'upheld', alone: input.alone }, 'uphold_decision', input.reason),
    );
  }

  overturn(actor: StaffActor, id: string, input: InputOf<'overturn_decision'>): Promise<DoneAnswer> {
    return this.commands.run('overturn_decision', actor, input, (tx) =>
      this.decideAppeal(tx, actor, id, { outcome: 'overturned', alone: input.alone }, 'overturn_decision', input.reason),
    );
  }

  /** Refuses a reason that says nothing about an objection of whoever it is. */
  private async decideAppeal(
    tx: Tx,
    actor: StaffActor,
    id: string,
    ruling: AppealRuling,
    command: 'uphold_decision' | 'overturn_decision',
    reason: string,
  ) {
    const { decisionId, alone, by } = await this.rulings.decide(tx, moderatorOf(actor), id, ruling);
    const fitting: readonly string[] = appealReasons[by][command];
    if (!fitting.includes(reason)) throw new AppError('invalid_input', { fields: { reason: 'invalid_input' } });
    return { result: done, subjectId: id, facts: { decision_id: decisionId, alone } };
  }

  private async answerProposal(tx: Tx, actor: StaffActor, id: string, agrees: boolean) {
    const { id: decisionId, memberId } = await this.decisions.answerProposal(tx, moderatorOf(actor), id, agrees);
    return { result: done, subjectId: id, facts: { decision_id: decisionId, member_id: memberId } };
  }

  private async decision(tx: Tx, id: string, { id: staffId }: StaffActor) {
    const row = await this.office.decision(tx, id);
    if (!row) throw new AppError('not_found');
    return toDecision(row, staffId);
  }
}
