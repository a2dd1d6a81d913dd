import type { FastifyInstance } from 'fastify';
import { ApiFault, checked } from './api-fault.js';
import type { Bank } from './bank.js';
import type { Hal } from './hal.js';
import type { HalSettlements } from './hal-settlements.js';
import type { IdempotentAnswers } from './idempotency.js';
import type { Settlements } from './settlements.js';
import type { Methods, MethodsQuery } from './methods.js';
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
  /** A list, newest first, with what all its items belong to. */
  const list = <Owner, Item extends { id: string }>(
    path: string,
    ownerOf: (id: string) => Owner,
    itemsOf: (owner: Owner) => readonly Item[],
    write: (item: Item, owner: Owner) => object,
  ) =>
    api.get<Asked>(path, async ({ params, query }) => {
      const owner = ownerOf(params.id);
      const all = itemsOf(owner);
      const limit = limitOf(query);
      const first = query.from === undefined ? 0 : all.findIndex(({ id }) => id === query.from);
      if (first === -1) throw new ApiFault(400, `There is no ${query.from} to begin with.`, 'from');
      const page = all.slice(first, first + limit).map((item) => write(item, owner));
      const name = path.split('/').at(-1) ?? '';
      return hal.page(name, `/v2${path.replace(':id', params.id)}`, page, limit, all[first + limit]?.id);
    });
  const all = () => undefined;

  api.post('/payments', async (request, reply) =>
    answers.once(request, reply, 201, () => hal.payment(bank.createPayment(checked(newPayment, request.body)))),
  );
  list(
    '/payments',
    all,
    () => bank.payments(),
    (payment) => hal.payment(payment),
  );
  api.get<Asked>('/payments/:id', async ({ params, query }) =>
    hal.payment(bank.payment(params.id), { withChargebacks: query.embed === 'chargebacks' }),
  );
  api.delete<Asked>('/payments/:id', async (request, reply) =>
    answers.once(request, reply, 200, () => hal.payment(bank.cancelPayment(request.params.id))),
  );

  api.post<Asked>('/payments/:id/refunds', async (request, reply) =>
    answers.once(request, reply, 201, () => hal.refund(returns.createRefund(request.params.id, checked(newRefund, request.body)))),
  );
  list(
    '/payments/:id/refunds',
    (id) => bank.payment(id),
    ({ id }) => returns.refundsOf(id),
    (refund) => hal.refund(refund),
  );
  list(
    '/refunds',
    all,
    () => returns.refunds(),
    (refund) => hal.refund(refund),
  );
  list(
    '/chargebacks',
    all,
    () => returns.chargebacks(),
    (chargeback) => hal.chargeback(chargeback),
  );

  api.post('/customers', async (request, reply) =>
    answers.once(request, reply, 201, () => hal.customer(mandates.createCustomer(checked(newCustomer, request.body)))),
  );
  api.delete<Asked>('/customers/:id', async ({ params }, reply) => {
    mandates.deleteCustomer(params.id);
    return reply.code(204).send();
  });
  api.post<Asked>('/customers/:id/mandates', async (request, reply) =>
    answers.once(request, reply, 201, () => hal.mandate(mandates.createMandate(request.params.id, checked(newMandate, request.body)))),
  );
  api.get<Asked>('/customers/:id/mandates/:part', async ({ params }) => hal.mandate(mandates.mandate(params.id, params.part)));
  api.delete<Asked>('/customers/:id/mandates/:part', async ({ params }, reply) => {
    mandates.revoke(params.id, params.part);
    return reply.code(204).send();
  });

  const settlement = (id: string) => settlements.find(id);
  list(
    '/settlements',
    all,
    () => settlements.all(),
    (one) => halSettlements.settlement(one),
  );
  list(
    '/settlements/:id/payments',
    settlement,
    (one) => settlements.paymentsOf(one),
    (payment, one) => halSettlements.payment(payment, one),
  );
  list(
    '/settlements/:id/refunds',
    settlement,
    (one) => settlements.refundsOf(one),
    (refund, one) => halSettlements.refund(refund, one),
  );
  list(
    '/settlements/:id/chargebacks',
    settlement,
    (one) => settlements.chargebacksOf(one),
    (back, one) => halSettlements.chargeback(back, one),
  );

  api.get<Asked>('/methods', async ({ query }) => hal.methods(methods.listed(query)));
}

const limitOf = ({ limit = '50' }: PageQuery): number => {
  const count = Number(limit);
  if (!Number.isInteger(count) || count < 1 || count > 250) throw new ApiFault(400, 'The limit is a number from 1 to 250.', 'limit');
  return count;
};
