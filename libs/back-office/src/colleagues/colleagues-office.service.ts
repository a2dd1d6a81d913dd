import { Injectable } from '@nestjs/common';
import { Colleagues, type WishedBy } from '#auth';
import { AppError, assertAllowed, type DoneAnswer } from '#contracts';
import {
  listCap,
  type ColleaguePage,
  type ColleagueRow,
  type ColleaguesAnswer,
  type ColleaguesQuery,
  type InputOf,
  type ResultOf,
  type StaffSafetyAnswer,
} from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { mayReadStaff } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { ColleaguesOfficeRepository } from './colleagues-office.repository.js';

const done: DoneAnswer = { done: true };
/** What `Colleagues` did is in the log already. */
const written = (subjectId: string) => ({ result: done, subjectId, isWritten: true });

/** The people of the office, as owners see and change them. */
@Injectable()
export class ColleaguesOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly transactions: Transactions,
    private readonly commands: StaffCommands,
    private readonly office: ColleaguesOfficeRepository,
    private readonly colleagues: Colleagues,
  ) {}

  @OfficeList('staff')
  list(actor: StaffActor, query: ColleaguesQuery): Promise<ColleaguesAnswer> {
    assertAllowed(mayReadStaff(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.office.page(tx, query);
      const found = await this.office.count(tx, query);
      const { q, per_page: _, ...filters } = query;
      const facts = { ...filters, searched: q !== undefined };
      return {
        result: { rows, total: Math.min(found, listCap), more: found > listCap },
        entry: { act: 'staff.listed', subject: { kind: 'list' }, facts },
      };
    });
  }

  /** `sessionId` is that of whoever asks. */
  open(actor: StaffActor, id: string, sessionId: string): Promise<ColleaguePage> {
    assertAllowed(mayReadStaff(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const page = {
        ...(await this.one(tx, id)),
        own: id === actor.id,
        sessions: await this.office.sessionsOf(tx, id, sessionId),
        acts: await this.office.actsOf(tx, id),
      };
      return { result: page, entry: { act: 'staff.opened', subject: { kind: 'staff', id } } };
    });
  }

  /** It names nobody, so that the log keeps nothing of it. */
  async safety({ roles }: StaffActor): Promise<StaffSafetyAnswer> {
    assertAllowed(mayReadStaff(roles));
    return { owners: await this.transactions.read((tx) => this.office.owners(tx)) };
  }

  invite(actor: StaffActor, input: InputOf<'invite_colleague'>): Promise<ResultOf<'invite_colleague'>> {
    return this.commands.run('invite_colleague', actor, input, async (tx, { steppedUp }) => {
      const { reason: _, step_up: __, ...wish } = input;
      const id = await this.colleagues.invite(tx, by(actor, input, steppedUp), wish);
      return { result: { id }, subjectId: id, isWritten: true };
    });
  }

  changeRoles(actor: StaffActor, id: string, input: InputOf<'change_colleague_roles'>): Promise<DoneAnswer> {
    return this.commands.run('change_colleague_roles', actor, input, async (tx, { steppedUp }) => {
      await this.colleagues.changeRoles(tx, by(actor, input, steppedUp), id, input.was, input.roles);
      return written(id);
    });
  }

  renewAccess(actor: StaffActor, id: string, input: InputOf<'renew_colleague_access'>): Promise<DoneAnswer> {
    return this.commands.run('renew_colleague_access', actor, input, async (tx, { steppedUp }) => {
      const { language, new_password: newPassword } = input;
      await this.colleagues.renewAccess(tx, by(actor, input, steppedUp), await this.one(tx, id), { language, newPassword });
      return written(id);
    });
  }

  endSessions(actor: StaffActor, id: string, input: InputOf<'end_colleague_sessions'>): Promise<DoneAnswer> {
    return this.commands.run('end_colleague_sessions', actor, input, async (tx) => {
      await this.one(tx, id);
      // One's own end by logging out; here it would look as if somebody else had done it.
      if (id === actor.id) throw new AppError('staff_own_account');
      const sessions = await this.colleagues.revokeSessions(tx, id);
      return { result: done, subjectId: id, facts: { sessions }, isRepeat: sessions === 0 };
    });
  }

  endSession(actor: StaffActor, sessionId: string, input: InputOf<'end_colleague_session'>): Promise<DoneAnswer> {
    return this.commands.run('end_colleague_session', actor, input, async (tx) => {
      const id = await this.colleagues.revokeSession(tx, sessionId);
      if (id === undefined) throw new AppError('not_found');
      return { result: done, subjectId: id };
    });
  }

  end(actor: StaffActor, id: string, input: InputOf<'end_colleague'>): Promise<DoneAnswer> {
    return this.commands.run('end_colleague', actor, input, async (tx, { steppedUp }) => {
      await this.colleagues.deactivate(tx, by(actor, input, steppedUp), id);
      return written(id);
    });
  }

  reactivate(actor: StaffActor, id: string, input: InputOf<'let_colleague_back'>): Promise<DoneAnswer> {
    return this.commands.run('let_colleague_back', actor, input, async (tx, { steppedUp }) => {
      await this.colleagues.reactivate(tx, by(actor, input, steppedUp), id, input.roles);
      return written(id);
    });
  }

  private async one(tx: Tx, id: string): Promise<ColleagueRow> {
    const colleague = await this.office.find(tx, id);
    if (!colleague) throw new AppError('not_found');
    return colleague;
  }
}

const by = ({ id, ip }: StaffActor, { reason }: { readonly reason: string }, steppedUp: boolean): WishedBy => ({
  actor: id,
  reason,
  ip,
  steppedUp,
});
