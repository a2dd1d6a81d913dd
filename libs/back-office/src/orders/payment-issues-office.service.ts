import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import { listCap, type InputOf, type PaymentIssuesAnswer, type PaymentIssuesQuery, type ResultOf } from '#contracts-admin';
import type { Tx } from '#database';
import { FailedPayouts, FinanceDecisions } from '#payments';
import { mayReadPaymentIssues } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import { viewerOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { PaymentIssuesOfficeRepository } from './payment-issues-office.repository.js';

/** What of payments, orders and books does not agree: somebody takes it on, writes what they found, and closes it with a reason. */
@Injectable()
export class PaymentIssuesOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly issues: PaymentIssuesOfficeRepository,
    private readonly decisions: FinanceDecisions,
    private readonly payouts: FailedPayouts,
  ) {}

  @OfficeList('payment_issues')
  list(actor: StaffActor, query: PaymentIssuesQuery): Promise<PaymentIssuesAnswer> {
    assertAllowed(mayReadPaymentIssues(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.issues.page(tx, query, viewerOf(actor));
      const found = await this.issues.count(tx, query, viewerOf(actor));
      const { per_page: _, ...facts } = query;
      return {
        result: { rows, total: Math.min(found, listCap), more: found > listCap },
        entry: { act: 'payment_issues.listed', subject: { kind: 'list' }, facts },
      };
    });
  }

  /** From whoever had it. */
  take(actor: StaffActor, id: string, input: InputOf<'take_issue'>): Promise<ResultOf<'take_issue'>> {
    return this.commands.run('take_issue', actor, input, async (tx) => {
      const before = await this.one(tx, id, actor);
      if (!(await this.issues.take(tx, id, actor.id))) throw new AppError('not_found');
      return { result: { issue: await this.one(tx, id, actor) }, subjectId: id, isRepeat: before.is_mine };
    });
  }

  /** In the place of what stood there. */
  note(actor: StaffActor, id: string, input: InputOf<'note_issue'>): Promise<ResultOf<'note_issue'>> {
    return this.commands.run('note_issue', actor, input, async (tx) => {
      const before = await this.one(tx, id, actor);
      await this.issues.note(tx, id, input.note);
      return { result: { issue: await this.one(tx, id, actor) }, subjectId: id, isRepeat: before.note === input.note };
    });
  }

  close(actor: StaffActor, id: string, input: InputOf<'close_issue'>): Promise<ResultOf<'close_issue'>> {
    return this.commands.run('close_issue', actor, input, async (tx) => {
      const facts = await this.decisions.closeIssue(tx, id, input.reason);
      return { result: { issue: await this.one(tx, id, actor) }, subjectId: id, facts };
    });
  }

  /** A payout that our bank sent back: the books follow, and the issue is closed. */
  resolvePayout(actor: StaffActor, id: string, input: InputOf<'resolve_payout'>): Promise<ResultOf<'resolve_payout'>> {
    return this.commands.run('resolve_payout', actor, input, async (tx) => {
      const facts = await this.payouts.resolve(tx, id, input.reason);
      return { result: { issue: await this.one(tx, id, actor) }, subjectId: id, facts };
    });
  }

  /** A withdrawal whose transfers failed was paid by other means. */
  payElsewhere(actor: StaffActor, refundId: string, input: InputOf<'pay_elsewhere'>): Promise<ResultOf<'pay_elsewhere'>> {
    return this.commands.run('pay_elsewhere', actor, input, async (tx) => {
      const facts = await this.decisions.payElsewhere(tx, refundId);
      return { result: { done: true }, subjectId: refundId, facts };
    });
  }

  showBankAccount(actor: StaffActor, refundId: string, input: InputOf<'show_bank_account'>): Promise<ResultOf<'show_bank_account'>> {
    return this.commands.run('show_bank_account', actor, input, async (tx) => {
      const look = { staffId: actor.id, reason: input.reason, ip: actor.ip };
      const { iban, holder, givenAt } = await this.decisions.bankAccount(tx, refundId, look);
      return { result: { iban, holder, given_at: givenAt.toISOString() }, subjectId: refundId, isWritten: true };
    });
  }

  private async one(tx: Tx, id: string, { id: staffId }: StaffActor) {
    const issue = await this.issues.find(tx, id, staffId);
    if (!issue) throw new AppError('not_found');
    return issue;
  }
}
