import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { AppError, assertAllowed, type DoneAnswer, type MemberId } from '#contracts';
import {
  appealReasons,
  caseMessageIdOf,
  listCap,
  placeOf,
  ruleOf,
  type CasesAnswer,
  type CasesQuery,
  type InputOf,
  type ResultOf,
} from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import {
  AppealsService,
  CasesService,
  ComplaintsService,
  DecisionsService,
  ReportsService,
  type AppealRuling,
  type Moderator,
} from '#moderation';
import { mayDismiss } from './case-looks.policy.js';
import { CaseLooksService } from './case-looks.service.js';
import { CasesOfficeRepository } from './cases-office.repository.js';
import { toCaseRow, toDecision } from './cases-office.views.js';
import { mayReadCases } from './members.policy.js';
import { OfficeList } from './office-list.decorator.js';
import { viewerOf, type StaffActor } from './staff-actor.js';
import { StaffCommands } from './staff-commands.js';

const done = { done: true } as const;

/** The queue of the moderators: who works on what, and what is decided. */
@Injectable()
export class CasesOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly commands: StaffCommands,
    private readonly office: CasesOfficeRepository,
    private readonly looks: CaseLooksService,
    private readonly cases: CasesService,
    private readonly decisions: DecisionsService,
    private readonly reports: ReportsService,
    private readonly appeals: AppealsService,
    private readonly complaints: ComplaintsService,
  ) {}

  @OfficeList('cases')
  list(actor: StaffActor, query: CasesQuery): Promise<CasesAnswer> {
    assertAllowed(mayReadCases(actor.roles));
    return this.transactions.run(async (tx) => {
      const rows = await this.office.page(tx, query, viewerOf(actor));
      const found = await this.office.count(tx, query, viewerOf(actor));
      const { page: _, per_page: __, subject_id: ___, ...filters } = query;
      await this.audit.record(tx, { staffId: actor.id, act: 'cases.listed', subject: { kind: 'list' }, facts: filters, ip: actor.ip });
      return { rows: rows.map((row) => toCaseRow(row, actor.id)), total: Math.min(found, listCap), more: found > listCap };
    });
  }

  /** Takes the most urgent case, or the one that is named; holding it for longer is no entry in the log. */
  take(actor: StaffActor, input: InputOf<'take_case'>): Promise<ResultOf<'take_case'>> {
    return this.commands.run('take_case', actor, input, async (tx) => {
      const wanted = input.case;
      if (wanted === undefined) {
        const id = await this.cases.takeNext(tx, moderatorOf(actor), input.language);
        return { result: { id: id ?? null }, subjectId: id ?? '', isRepeat: id === undefined };
      }
      const isRepeat = (await this.office.find(tx, wanted))?.holder_id === actor.id;
      await this.cases.take(tx, moderatorOf(actor), wanted);
      return { result: { id: wanted }, subjectId: wanted, isRepeat };
    });
  }

  skip(actor: StaffActor, id: string, input: InputOf<'skip_case'>): Promise<DoneAnswer> {
    return this.commands.run('skip_case', actor, input, async (tx) => {
      await this.cases.skip(tx, moderatorOf(actor), id);
      return { result: done, subjectId: id };
    });
  }

  escalate(actor: StaffActor, id: string, input: InputOf<'escalate_case'>): Promise<DoneAnswer> {
    return this.commands.run('escalate_case', actor, input, async (tx) => {
      await this.cases.escalate(tx, moderatorOf(actor), id);
      return { result: done, subjectId: id };
    });
  }

  /** The conversation around what was reported. Throws `not_found` when there is none, or its time is over. */
  readMessages(actor: StaffActor, id: string, input: InputOf<'read_case_messages'>): Promise<ResultOf<'read_case_messages'>> {
    return this.commands.run('read_case_messages', actor, input, async (tx) => {
      const { subjectId } = await this.cases.hold(tx, moderatorOf(actor), id);
      const evidence = await this.reports.evidenceOf(tx, await this.appeals.evidenceCaseOf(tx, id));
      if (!evidence || evidence.messages.length === 0) throw new AppError('not_found');
      const chats = [...new Set(evidence.messages.map(({ chat }) => chat))];
      const left = subjectId === null ? undefined : await this.decisions.removable(tx, id, subjectId as MemberId, []);
      const removable = new Set(left?.messages.map(caseMessageIdOf));
      const messages = evidence.messages.map(({ chat, seq, sender_id, kind, text, at, reported }) => {
        const place = chat === undefined ? null : caseMessageIdOf({ chatId: chat, seq });
        return {
          id: place,
          removable: place !== null && removable.has(place),
          conversation: chats.indexOf(chat) + 1,
          seq,
          from_subject: sender_id === subjectId,
          kind,
          text,
          at: new Date(at).toISOString(),
          reported,
        };
      });
      return { result: { messages }, subjectId: id, facts: { messages: messages.length } };
    });
  }

  /** The text rests apart, sealed: the log keeps only that there is one. */
  note(actor: StaffActor, id: string, input: InputOf<'note_case'>): Promise<DoneAnswer> {
    return this.commands.run('note_case', actor, input, async (tx) => {
      if (!(await this.cases.find(tx, id))) throw new AppError('not_found');
      await this.cases.addNote(tx, id, { staffId: actor.id, kind: input.kind, text: input.text });
      return { result: done, subjectId: id };
    });
  }

  decide(actor: StaffActor, id: string, input: InputOf<'decide_case'>): Promise<ResultOf<'decide_case'>> {
    return this.commands.run('decide_case', actor, input, async (tx) => {
      const { measure, days, photos, messages, text, others, reason, dismissal } = input;
      const ruling = { measure, days, photos, messages: messages?.map(placeOf), text, others, rule: ruleOf(reason) };
      const { decision, isNew } = await this.decisions.decide(tx, moderatorOf(actor), id, ruling);
      if (isNew) assertAllowed(mayDismiss(input, measure !== 'none' || (await this.looks.isLookedAt(tx, actor.id, id))));
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
    return this.commands.run('confirm_ban', actor, input, (tx) => this.second(tx, actor, id, true));
  }

  refuseBan(actor: StaffActor, id: string, input: InputOf<'refuse_ban'>): Promise<DoneAnswer> {
    return this.commands.run('refuse_ban', actor, input, (tx) => this.second(tx, actor, id, false));
  }

  /** The log keeps what it came to; the words rest apart, sealed. */
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
    const { decisionId, alone, by } = await this.appeals.decide(tx, moderatorOf(actor), id, ruling);
    const fitting: readonly string[] = appealReasons[by][command];
    if (!fitting.includes(reason)) throw new AppError('invalid_input', { fields: { reason: 'invalid_input' } });
    return { result: done, subjectId: id, facts: { decision_id: decisionId, alone } };
  }

  private async second(tx: Tx, actor: StaffActor, id: string, agrees: boolean) {
    const { id: decisionId, memberId } = await this.decisions.second(tx, moderatorOf(actor), id, agrees);
    return { result: done, subjectId: id, facts: { decision_id: decisionId, member_id: memberId } };
  }

  private async decision(tx: Tx, id: string, { id: staffId }: StaffActor) {
    const row = await this.office.decision(tx, id);
    if (!row) throw new AppError('not_found');
    return toDecision(row, staffId);
  }
}

/** Escalated cases are for the owner. */
export const moderatorOf = ({ id, roles }: StaffActor): Moderator => ({ id, isOwner: roles.includes('owner') });
