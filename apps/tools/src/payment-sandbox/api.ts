import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFault, checked } from './api-fault.js';
import type { Bank } from './bank.js';
import type { Hal } from './hal.js';
import type { HalSettlements } from './hal-settlements.js';
import type { IdempotentAnswers } from './idempotency.js';
import type { Methods, MethodsQuery } from './methods.js';
import type { RefundRecord, SettlementRecord } from './records.js';
import type { Settlements } from './settlements.js';
import { newCustomer, newMandate, newPayment, newRefund } from './wishes.js';

interface Params {
  readonly id: string;
  readonly part: string;
}
interface PageQuery {
  readonly from?: string;
  readonly limit?: string;
}
interface Asked {
  readonly Params: Params;
  readonly Querystring: PageQuery & MethodsQuery & { readonly embed?: string };
}

interface MollieParts {
  readonly bank: Bank;
  readonly hal: Hal;
  readonly answers: IdempotentAnswers;
  readonly methods: Methods;
  readonly settlements: Settlements;
  readonly halSettlements: HalSettlements;
}

/** Mollie's API v2, as far as the product and its tests speak it. */
export function mollieApi(api: FastifyInstance, { bank, hal, answers, methods, settlements, halSettlements }: MollieParts): void {
  const { mandates, returns } = bank;
  const create = (path: string, act: (request: FastifyRequest<Asked>) => object) =>
    api.post<Asked>(path, async (request, reply) => answers.once(request, reply, 201, () => act(request)));
  const remove = (path: string, act: (params: Params) => void) =>
    api.delete<Asked>(path, async ({ params }, reply) => {
      act(params);
      return reply.code(204).send();
    });
  /** A list, newest first. */
  const list = (path: string, entriesOf: (id: string) => readonly Entry[]) =>
    api.get<Asked>(path, async ({ params, query }) => {
      const all = entriesOf(params.id);
      const limit = limitOf(query);
      const first = query.from === undefined ? 0 : all.findIndex(({ id }) => id === query.from);
      if (first === -1) throw new ApiFault(400, `There is no ${query.from} to begin with.`, 'from');
      const page = all.slice(first, first + limit).map(({ write }) => write());
      const name = path.split('/').at(-1) ?? '';
      return hal.page(name, `/v2${path.replace(':id', params.id)}`, page, limit, all[first + limit]?.id);
    });
  const listOfSettlement = (name: string, entriesOf: (settlement: SettlementRecord) => readonly Entry[]) =>
    list(`/settlements/:id/${name}`, (id) => entriesOf(settlements.find(id)));
  const refunds = (all: readonly RefundRecord[]) => entries(all, (refund) => hal.refund(refund));

  create('/payments', ({ body }) => hal.payment(bank.createPayment(checked(newPayment, body))));
  list('/payments', () => entries(bank.payments(), (payment) => hal.payment(payment)));
  api.get<Asked>('/payments/:id', async ({ params, query }) =>
    hal.payment(bank.payment(params.id), { withChargebacks: query.embed === 'chargebacks' }),
  );
  api.delete<Asked>('/payments/:id', async (request, reply) =>
    answers.once(request, reply, 200, () => hal.payment(bank.cancelPayment(request.params.id))),
  );

  create('/payments/:id/refunds', ({ params, body }) => hal.refund(returns.createRefund(params.id, checked(newRefund, body))));
  list('/payments/:id/refunds', (id) => refunds(returns.refundsOf(bank.payment(id).id)));
  list('/refunds', () => refunds(returns.refunds()));
  list('/chargebacks', () => entries(returns.chargebacks(), (chargeback) => hal.chargeback(chargeback)));

  create('/customers', ({ body }) => hal.customer(mandates.createCustomer(checked(newCustomer, body))));
  remove('/customers/:id', ({ id }) => mandates.deleteCustomer(id));
  create('/customers/:id/mandates', ({ params, body }) => hal.mandate(mandates.createMandate(params.id, checked(newMandate, body))));
  api.get<Asked>('/customers/:id/mandates/:part', async ({ params }) => hal.mandate(mandates.mandate(params.id, params.part)));
  remove('/customers/:id/mandates/:part', ({ id, part }) => mandates.revoke(id, part));

  list('/settlements', () => entries(settlements.all(), (one) => halSettlements.settlement(one)));
  listOfSettlement('payments', (one) => entries(settlements.paymentsOf(one), (payment) => halSettlements.payment(payment, one)));
  listOfSettlement('refunds', (one) => entries(settlements.refundsOf(one), (refund) => halSettlements.refund(refund, one)));
  listOfSettlement('chargebacks', (one) => entries(settlements.chargebacksOf(one), (back) => halSettlements.chargeback(back, one)));

  api.get<Asked>('/methods', async ({ query }) => hal.methods(methods.listed(query)));
}

/** What a list has of one thing; it is written only for the page that has it. */
interface Entry {
  readonly id: string;
  readonly write: () => object;
}
const entries = <Item extends { readonly id: string }>(items: readonly Item[], write: (item: Item) => object): Entry[] =>
  items.map((item) => ({ id: item.id, write: () => write(item) }));

const limitOf = ({ limit = '50' }: PageQuery): number => {
  const count = Number(limit);
  if (!Number.isInteger(count) || count < 1 || count > 250) throw new ApiFault(400, 'The limit is a number from 1 to 250.', 'limit');
  return count;
};
