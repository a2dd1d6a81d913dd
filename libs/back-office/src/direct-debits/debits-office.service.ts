import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import { listCap, type DebitPage, type DebitsAnswer, type DebitsQuery } from '#contracts-admin';
import { mayReadDirectDebits } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import { OrderEventsRepository } from '../order-events/index.js';
import { viewerOf, type StaffActor } from '../staff-actor.js';
import { StaffReads } from '../staff-reads.js';
import { DebitBlocksOfficeRepository } from './debit-blocks-office.repository.js';
import { DebitsOfficeRepository } from './debits-office.repository.js';
import { toDebitPage, toDebitRow } from './direct-debits-office.views.js';

/** What was or will be collected from members, and what banks gave back. */
@Injectable()
export class DebitsOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly debits: DebitsOfficeRepository,
    private readonly blocks: DebitBlocksOfficeRepository,
    private readonly events: OrderEventsRepository,
  ) {}

  @OfficeList('debits')
  list(actor: StaffActor, query: DebitsQuery): Promise<DebitsAnswer> {
    assertAllowed(mayReadDirectDebits(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.debits.page(tx, query, viewerOf(actor));
      const found = await this.debits.count(tx, query, viewerOf(actor));
      const { q, per_page: _, ...filters } = query;
      const facts = { ...filters, searched: q !== undefined };
      return {
        result: { rows: rows.map(toDebitRow), total: Math.min(found, listCap), more: found > listCap },
        entry: { act: 'debits.listed', subject: { kind: 'list' }, facts },
      };
    });
  }

  /** That of an order, with all that happened with its money. */
  open(actor: StaffActor, orderId: string): Promise<DebitPage> {
    assertAllowed(mayReadDirectDebits(actor.roles));
    return this.reads.one(actor, orderId, async (tx) => {
      const row = await this.debits.ofOrder(tx, orderId);
      if (!row) throw new AppError('not_found');
      const events = await this.events.ofOrder(tx, orderId);
      const page = toDebitPage(
        row,
        await this.blocks.ofMember(tx, row.member_id),
        events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
      );
      return { result: page, entry: { act: 'debit.opened', subject: { kind: 'debit', id: orderId } } };
    });
  }
}
