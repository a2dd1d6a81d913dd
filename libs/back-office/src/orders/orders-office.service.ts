import { Injectable } from '@nestjs/common';
import { assertAllowed } from '#contracts';
import {
  listCap,
  type AskedAnswer,
  type InputOf,
  type OfficeOrderPage,
  type OfficeOrdersAnswer,
  type OfficeOrdersQuery,
  type ResultOf,
} from '#contracts-admin';
import { FinanceDecisions } from '#payments';
import { mayReadOrders } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import { viewerOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { AskedProvider } from './asked-provider.service.js';
import { OrderPages } from './order-pages.service.js';
import { OrdersOfficeRepository } from './orders-office.repository.js';
import { seenBy, toOrderRow } from './orders-office.views.js';

/** Orders as finance and support read them: what was agreed, what happened with the money, and what the provider says of it now. */
@Injectable()
export class OrdersOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: OrdersOfficeRepository,
    private readonly pages: OrderPages,
    private readonly provider: AskedProvider,
    private readonly decisions: FinanceDecisions,
  ) {}

  @OfficeList('orders')
  list(actor: StaffActor, query: OfficeOrdersQuery): Promise<OfficeOrdersAnswer> {
    assertAllowed(mayReadOrders(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.office.page(tx, query, viewerOf(actor));
      const found = await this.office.count(tx, query, viewerOf(actor));
      const { q, page, per_page: _, ...filters } = query;
      // What was looked for may be an address of the provider's or a number: it is not kept, but that somebody looked is.
      const facts = { ...filters, searched: q !== undefined, page };
      return {
        result: { rows: rows.map(toOrderRow), total: Math.min(found, listCap), more: found > listCap },
        entry: { act: 'orders.listed', subject: { kind: 'list' }, facts },
      };
    });
  }

  open(actor: StaffActor, orderId: string): Promise<OfficeOrderPage> {
    assertAllowed(mayReadOrders(actor.roles));
    return this.reads.one(actor, orderId, async (tx) => {
      const page = seenBy(actor.roles, await this.pages.of(tx, orderId, actor.id));
      return { result: page, entry: { act: 'order.opened', subject: { kind: 'order', id: orderId } } };
    });
  }

  /** Settles what the provider says now, and answers both sides. Throws `payments_unavailable` when it says nothing. */
  async ask(actor: StaffActor, orderId: string): Promise<AskedAnswer> {
    assertAllowed(mayReadOrders(actor.roles));
    await this.reads.assertInSight(actor, orderId);
    const provider = await this.provider.ask(orderId);
    return this.reads.run(actor, async (tx) => {
      const order = seenBy(actor.roles, await this.pages.of(tx, orderId, actor.id));
      const facts = { status: provider?.status ?? null };
      return { result: { order, provider }, entry: { act: 'order.provider_asked', subject: { kind: 'order', id: orderId }, facts } };
    });
  }

  settleCountry(actor: StaffActor, orderId: string, input: InputOf<'settle_country'>): Promise<ResultOf<'settle_country'>> {
    return this.commands.run('settle_country', actor, input, async (tx) => {
      const facts = await this.decisions.settleCountry(tx, orderId);
      return { result: { done: true }, subjectId: orderId, facts };
    });
  }

  allowBuying(actor: StaffActor, memberId: string, input: InputOf<'allow_buying'>): Promise<ResultOf<'allow_buying'>> {
    return this.commands.run('allow_buying', actor, input, async (tx) => {
      const facts = await this.decisions.allowBuying(tx, memberId);
      return { result: { done: true }, subjectId: memberId, facts };
    });
  }
}
