import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderView } from '#contracts';
import { eventually, PaymentSandbox, placeOrder, Product, type Member } from '#testing-product';

let product: Product;
const bank = new PaymentSandbox();
beforeAll(() => void (product = new Product()));
afterAll(() => product.close());

const call = (id: string, process = 0) => product.visitor(process).post('/api/webhooks/payments').type('form').send({ id });
const walletOf = async ({ id }: Member) => {
  const [wallet] = await product.sql<{ balance: number; entries: number }>(
    `select balance, (select count(*)::int from payments.ledger_entry where member_id = $1) as entries from payments.wallet where member_id = $1`,
    [id],
  );
  return wallet ?? { balance: 0, entries: 0 };
};
const stateOf = async ({ payment_id: id }: OrderView) =>
  (await product.sql<{ state: string }>(`select state from payments.orders where id = $1`, [id]))[0]?.state;
/** Until every call about a payment was looked into. */
const untilLookedInto = (payment: string) =>
  eventually(30, async () => (await product.sql(`select 1 from events.outbox where payload->>'pspRef' = $1`, [payment])).length === 0);

describe('O3 the calls of the payment provider', () => {
  it('five times over, at both processes, after the end and before it, give the credits once [O3] [#10] [#98] [#118]', async () => {
    const anna = await product.member();
    const order = await placeOrder(product.signedIn(anna));
    const payment = (await bank.look(order.payment_id)).payment.id;
    // One that comes before anything has happened changes nothing.
    expect((await call(payment)).status).toBe(200);
    expect(await walletOf(anna)).toEqual({ balance: 0, entries: 0 });
    // Given up at first, and paid all the same: the calls about it come in any order.
    await bank.decide(payment, { status: 'expired', webhook: 'never' });
    await call(payment);
    await eventually(20, async () => (await stateOf(order)) === 'expired');
    await bank.decide(payment, { status: 'paid', webhook: 'twice' });
    const answers = await Promise.all([0, 1, 0, 1, 0].map((process) => call(payment, process)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await eventually(20, async () => (await walletOf(anna)).balance === order.credits);
    await untilLookedInto(payment);
    expect(await walletOf(anna)).toEqual({ balance: order.credits, entries: 1 });
    expect(await stateOf(order)).toBe('paid');
  });

  it('about an id that nobody made give nothing, say nothing and leave no more than their number [O3] [#10]', async () => {
    const forged = `tr_${randomUUID().replaceAll('-', '').slice(0, 10)}`;
    const real = await call((await bank.look((await placeOrder(product.signedIn(await product.member()))).payment_id)).payment.id);
    for (let times = 0; times < 3; times += 1) {
      const answer = await call(forged);
      expect([answer.status, answer.text]).toEqual([real.status, real.text]);
    }
    expect(await eventually(30, () => untilLookedInto(forged))).toBe(true);
    expect(await product.sql(`select kind from payments.recon_issue where subject = $1`, [forged])).toEqual([]);
    expect(await product.sql(`select id from payments.psp_event where psp_ref = $1`, [forged])).toEqual([]);
    const [counted] = await product.sql<{ calls: number }>(`select sum(calls)::int as calls from payments.unknown_call`);
    expect(counted?.calls).toBeGreaterThanOrEqual(3);
  });

  it('that are malformed are refused, and leave nothing [O3]', async () => {
    for (const id of ['', 'tr', "tr_1' or '1'='1", 'x'.repeat(65)]) expect((await call(id)).status).toBe(400);
  });
});
