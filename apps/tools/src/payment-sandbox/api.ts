import type { FastifyInstance } from 'fastify';
import { ApiFault } from './api-fault.js';
import type { Bank } from './bank.js';
import { checked } from './checked.js';
import type { Hal } from './hal.js';
import type { HalSettlements } from './hal-settlements.js';
import type { IdempotentAnswers } from './idempotency.js';
import { mandatesApi } from './mandates-api.js';
import type { ChargebackRecord, PaymentRecord, RefundRecord } from './records.js';
import type { Settlements } from './settlements.js';
import type { Methods, MethodsQuery } from './methods.js';
import { changedPayment, newPayment, newRefund } from './wishes.js';

interface Params {
  readonly id: string;
  readonly part: string;
}
interface PageQuery {
  readonly from?: string;
  readonly limit?: string;
}
interface Embedding {
  readonly embed?: string;
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
  const list = <Item extends { id: string }>(
    name: string,
    path: string,
    all: readonly Item[],
    query: PageQuery,
    write: (item: Item) => object,
  ) => {
    const limit = limitOf(query);
    const first = query.from === undefined ? 0 : all.findIndex(({ id }) => id === query.from);
    if (first === -1) throw new ApiFault(400, `There is no ${query.from} to begin with.`, 'from');
    return hal.page(name, path, all.slice(first, first + limit).map(write), limit, all[first + limit]?.id);
  };

  api.post('/payments', async (request, reply) =>
    answers.once(request, reply, 201, () => hal.payment(bank.createPayment(checked(newPayment, request.body)))),
  );
  api.get<{ Querystring: PageQuery }>('/payments', async ({ query }) =>
    list('payments', '/v2/payments', bank.payments(), query, (payment) => hal.payment(payment)),
  );
  api.get<{ Params: Params; Querystring: Embedding }>('/payments/:id', async ({ params, query }) =>
    hal.payment(bank.payment(params.id), { withChargebacks: query.embed === 'chargebacks' }),
  );
  api.patch<{ Params: Params }>('/payments/:id', async ({ params, body }) =>
    hal.payment(bank.changePayment(params.id, given(checked(changedPayment, body)))),
  );
  api.delete<{ Params: Params }>('/payments/:id', async (request, reply) =>
    answers.once(request, reply, 200, () => hal.payment(bank.cancelPayment(request.params.id))),
  );

  api.post<{ Params: Params }>('/payments/:id/refunds', async (request, reply) =>
    answers.once(request, reply, 201, () => hal.refund(bank.returns.createRefund(request.params.id, checked(newRefund, request.body)))),
  );
  api.get<{ Params: Params; Querystring: PageQuery }>('/payments/:id/refunds', async ({ params, query }) => {
    const { id } = bank.payment(params.id);
    return list('refunds', `/v2/payments/${id}/refunds`, bank.returns.refundsOf(id), query, (refund) => hal.refund(refund));
  });
  api.get<{ Params: Params }>('/payments/:id/refunds/:part', async ({ params }) => {
    const refund = bank.returns.refund(params.part);
    if (refund.paymentId !== params.id) throw new ApiFault(404, `No refund exists with token ${params.part}.`);
    return hal.refund(refund);
  });

  api.get<{ Params: Params; Querystring: PageQuery }>('/payments/:id/chargebacks', async ({ params, query }) => {
    const { id } = bank.payment(params.id);
    return list('chargebacks', `/v2/payments/${id}/chargebacks`, bank.returns.chargebacksOf(id), query, (chargeback) =>
      hal.chargeback(chargeback),
    );
  });

  api.get<{ Querystring: PageQuery }>('/refunds', async ({ query }) =>
    list('refunds', '/v2/refunds', bank.returns.refunds(), query, (refund) => hal.refund(refund)),
  );
  api.get<{ Querystring: PageQuery }>('/chargebacks', async ({ query }) =>
    list('chargebacks', '/v2/chargebacks', bank.returns.chargebacks(), query, (chargeback) => hal.chargeback(chargeback)),
  );

  mandatesApi(api, { mandates: bank.mandates, hal, answers });

  api.get<{ Querystring: PageQuery }>('/settlements', async ({ query }) =>
    list('settlements', '/v2/settlements', settlements.all(), query, (settlement) => halSettlements.settlement(settlement)),
  );
  api.get<{ Params: Params }>('/settlements/:id', async ({ params }) => halSettlements.settlement(settlements.find(params.id)));
  api.get<{ Params: Params; Querystring: PageQuery }>('/settlements/:id/payments', async ({ params, query }) => {
    const found = settlements.find(params.id);
    const write = (payment: PaymentRecord) => halSettlements.payment(payment, found);
    return list('payments', `/v2/settlements/${found.id}/payments`, settlements.paymentsOf(found), query, write);
  });
  api.get<{ Params: Params; Querystring: PageQuery }>('/settlements/:id/refunds', async ({ params, query }) => {
    const found = settlements.find(params.id);
    const write = (refund: RefundRecord) => halSettlements.refund(refund, found);
    return list('refunds', `/v2/settlements/${found.id}/refunds`, settlements.refundsOf(found), query, write);
  });
  api.get<{ Params: Params; Querystring: PageQuery }>('/settlements/:id/chargebacks', async ({ params, query }) => {
    const found = settlements.find(params.id);
    const write = (chargeback: ChargebackRecord) => halSettlements.chargeback(chargeback, found);
    return list('chargebacks', `/v2/settlements/${found.id}/chargebacks`, settlements.chargebacksOf(found), query, write);
  });

  api.get<{ Querystring: MethodsQuery }>('/methods', async ({ query }) => hal.methods(methods.listed(query)));
}

const limitOf = ({ limit = '50' }: PageQuery): number => {
  const count = Number(limit);
  if (!Number.isInteger(count) || count < 1 || count > 250) throw new ApiFault(400, 'The limit is a number from 1 to 250.', 'limit');
  return count;
};

/** Without what was not named. */
const given = <Change extends object>(change: Change): { [Key in keyof Change]: Exclude<Change[Key], undefined> } =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Change]: Exclude<Change[Key], undefined>;
  };
