import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type MemberId } from '#contracts';
import {
  listCap,
  mayUse,
  type InputOf,
  type MoneyRequestAnswer,
  type MoneyRequestRow,
  type MoneyRequestsAnswer,
  type MoneyRequestsQuery,
} from '#contracts-admin';
import type { Tx } from '#database';
import { MoneyRequests, type Requested } from '#payments';
import { mayReadMoneyRequests } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import { viewerOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { MoneyRequestsOfficeRepository, toRequestRow } from './money-requests-office.repository.js';

/** Money and credits that staff give back, or credits that they take, with the second person where the owner wants one. */
@Injectable()
export class MoneyRequestsOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: MoneyRequestsOfficeRepository,
    private readonly requests: MoneyRequests,
  ) {}

  @OfficeList('money_requests')
  list(actor: StaffActor, query: MoneyRequestsQuery): Promise<MoneyRequestsAnswer> {
    assertAllowed(mayReadMoneyRequests(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const reader = await this.reader(tx, actor);
      const rows = await this.office.page(tx, query, viewerOf(actor));
      const found = await this.office.count(tx, query, viewerOf(actor));
      const { per_page: _, ...facts } = query;
      return {
        result: { rows: rows.map((row) => toRequestRow(row, reader)), total: Math.min(found, listCap), more: found > listCap },
        entry: { act: 'money_requests.listed', subject: { kind: 'list' }, facts },
      };
    });
  }

  refund(actor: StaffActor, orderId: string, input: InputOf<'refund_order'>): Promise<MoneyRequestAnswer> {
    return this.commands.run('refund_order', actor, input, async (tx) => {
      const { key: id, minor, note, reason } = input;
      const { request, isNew } = await this.requests.askRefund(tx, orderId, minor, { id, reason, note, staffId: actor.id });
      const facts = { request: request.id, minor, currency: request.currency, state: request.state };
      return { result: { request: await this.one(tx, id, actor) }, subjectId: orderId, facts, isRepeat: !isNew };
    });
  }

  adjust(actor: StaffActor, memberId: MemberId, input: InputOf<'adjust_credits'>): Promise<MoneyRequestAnswer> {
    return this.commands.run('adjust_credits', actor, input, async (tx) => {
      const { key: id, credits, note, reason } = input;
      const { request, isNew } = await this.requests.askCredits(tx, memberId, credits, { id, reason, note, staffId: actor.id });
      const facts = { request: request.id, credits, state: request.state };
      return { result: { request: await this.one(tx, id, actor) }, subjectId: memberId, facts, isRepeat: !isNew };
    });
  }

  confirm(actor: StaffActor, id: string, input: InputOf<'confirm_money'>): Promise<MoneyRequestAnswer> {
    return this.commands.run('confirm_money', actor, input, async (tx) => {
      const others = await this.office.othersThan(tx, actor.id);
      return this.decided(tx, actor, await this.requests.confirm(tx, id, actor.id, others));
    });
  }

  decline(actor: StaffActor, id: string, input: InputOf<'decline_money'>): Promise<MoneyRequestAnswer> {
    return this.commands.run('decline_money', actor, input, async (tx) => {
      const mayOthers = mayUse(actor.roles, 'money_confirmation');
      return this.decided(tx, actor, await this.requests.decline(tx, id, actor.id, mayOthers));
    });
  }

  private async decided(tx: Tx, actor: StaffActor, { request, isNew }: Requested) {
    const { id, orderId, memberId, amountMinor, credits } = request;
    const facts = { order: orderId, member: memberId, minor: amountMinor, credits };
    return { result: { request: await this.one(tx, id, actor) }, subjectId: id, facts, isRepeat: !isNew };
  }

  private async one(tx: Tx, id: string, actor: StaffActor): Promise<MoneyRequestRow> {
    const row = await this.office.find(tx, id);
    if (!row) throw new AppError('not_found');
    return toRequestRow(row, await this.reader(tx, actor));
  }

  private async reader(tx: Tx, { id, roles }: StaffActor) {
    return { id, mayConfirm: mayUse(roles, 'money_confirmation'), others: await this.office.othersThan(tx, id) };
  }
}
