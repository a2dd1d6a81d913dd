import type { FastifyInstance } from 'fastify';
import type { AskedPaths } from './asked-paths.js';
import type { Bank } from './bank.js';
import { checked } from './api-fault.js';
import type { Faults } from './faults.js';
import type { Hal } from './hal.js';
import type { Journal } from './journal.js';
import type { Methods } from './methods.js';
import type { Settlements } from './settlements.js';
import {
  chargebackChange,
  chargebackWish,
  clockWish,
  dashboardRefundWish,
  faultWish,
  mandateChange,
  methodsWish,
  outcomeWish,
  refundChange,
} from './wishes.js';

interface WithId {
  readonly Params: { readonly id: string };
}

interface ControlParts {
  readonly bank: Bank;
  readonly hal: Hal;
  readonly journal: Journal;
  readonly faults: Faults;
  readonly methods: Methods;
  readonly settlements: Settlements;
  readonly asked: AskedPaths;
}

/** What tests do in the place of a member, their bank and bad luck. Payments are named by their id or by that of the order. */
export function controlApi(api: FastifyInstance, { bank, hal, journal, faults, methods, settlements, asked }: ControlParts): void {
  api.post<WithId>('/payments/:id', async ({ params, body }) =>
    hal.payment(bank.decide(bank.paymentOf(params.id).id, checked(outcomeWish, body))),
  );
  /** The payment as it is, where it is paid (a debit nowhere) also when it has ended, what went back of it, and how its webhook was answered so far. */
  api.get<WithId>('/payments/:id', async ({ params }) => {
    const payment = bank.paymentOf(params.id);
    const calls = journal.all('call').filter(({ paymentId }) => paymentId === payment.id);
    return {
      payment: hal.payment(payment),
      checkout_url: hal.checkoutUrl(payment),
      refunds: bank.returns.refundsOf(payment.id).map((refund) => hal.refund(refund)),
      chargebacks: bank.returns.chargebacksOf(payment.id).map((chargeback) => hal.chargeback(chargeback)),
      webhook_answers: calls.map(({ status }) => status),
    };
  });
  api.post('/refunds', async ({ body }, reply) => {
    const { payment_id, amount } = checked(dashboardRefundWish, body);
    const payment = bank.paymentOf(payment_id);
    const wish = { amount: amount ?? bank.returns.remaining(payment), description: 'Refunded in the dashboard', metadata: null };
    return reply.code(201).send(hal.refund(bank.returns.createRefund(payment.id, wish)));
  });
  api.post<WithId>('/refunds/:id', async ({ params, body }) =>
    hal.refund(bank.returns.moveRefund(params.id, checked(refundChange, body).status)),
  );
  api.post('/chargebacks', async ({ body }, reply) => {
    const { payment_id, ...wish } = checked(chargebackWish, body);
    return reply.code(201).send(hal.chargeback(bank.returns.chargeBack(bank.paymentOf(payment_id).id, wish)));
  });
  api.post<WithId>('/chargebacks/:id', async ({ params, body }) => {
    checked(chargebackChange, body);
    return hal.chargeback(bank.returns.reverseChargeback(params.id));
  });
  /** Named by its id, or by the reference that a member reads. */
  api.post<WithId>('/mandates/:id', async ({ params, body }) =>
    hal.mandate(bank.mandates.move(params.id, checked(mandateChange, body).status)),
  );
  const set = (path: string, act: (body: unknown) => void) =>
    api.post(path, async ({ body }, reply) => {
      act(body);
      return reply.code(204).send();
    });
  /** Pays out at once what moved so far, as each night does. */
  set('/settlements', () => settlements.closeDay());
  set('/clock', (body) => journal.put({ kind: 'clock', id: 'clock', aheadMs: checked(clockWish, body).ahead_seconds * 1_000 }));
  /** Which ways to pay are switched off; all others are on. */
  set('/methods', (body) => methods.switchOff(checked(methodsWish, body).off));
  set('/faults', (body) => faults.wish(checked(faultWish, body)));
  /** What the shop asked for, without the bodies; the newest first. */
  api.get('/asked', async () => ({ asked: asked.all }));
}
