import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type DoneAnswer } from '#contracts';
import { listCap, type CasesAnswer, type CasesQuery, type InputOf, type ResultOf } from '#contracts-admin';
import { CasesService } from '#moderation';
import { mayReadCases } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import { moderatorOf, viewerOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { CasesOfficeRepository } from './cases-office.repository.js';
import { toCaseRow } from './cases-office.views.js';

const done = { done: true } as const;

/** The queue of the moderators: who works on what. */
@Injectable()
export class CasesOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: CasesOfficeRepository,
    private readonly cases: CasesService,
  ) {}

  @OfficeList('cases')
  list(actor: StaffActor, query: CasesQuery): Promise<CasesAnswer> {
    assertAllowed(mayReadCases(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.office.page(tx, query, viewerOf(actor));
      const found = await this.office.count(tx, query, viewerOf(actor));
      const { page: _, per_page: __, subject_id: ___, ...filters } = query;
      const result = { rows: rows.map((row) => toCaseRow(row, actor.id)), total: Math.min(found, listCap), more: found > listCap };
      return { result, entry: { act: 'cases.listed', subject: { kind: 'list' }, facts: filters } };
    });
  }

  /** Takes the most urgent case, or the one that is named; holding it for longer is no entry in the log. */
  take(actor: StaffActor, input: InputOf<'take_case'>): Promise<ResultOf<'take_case'>> {
    return this.commands.run('take_case', actor, input, async (tx) => {
      const wanted = input.case;
      if (wanted === undefined) {
        const id = await this.cases.claimNext(tx, moderatorOf(actor), input.language);
        return { result: { id: id ?? null }, subjectId: id ?? '', isRepeat: id === undefined };
      }
      const isRepeat = (await this.office.find(tx, wanted))?.holder_id === actor.id;
      await this.cases.claim(tx, moderatorOf(actor), wanted);
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

  /** The text rests apart, sealed: the log keeps only that there is one. */
  note(actor: StaffActor, id: string, input: InputOf<'note_case'>): Promise<DoneAnswer> {
    return this.commands.run('note_case', actor, input, async (tx) => {
      if (!(await this.cases.find(tx, id))) throw new AppError('not_found');
      await this.cases.addNote(tx, id, { staffId: actor.id, kind: input.kind, text: input.text });
      return { result: done, subjectId: id };
    });
  }
}
