import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { OrderAnswer, OrderBody, OrderView, PricesAnswer } from '#contracts';
import { eventually, PaymentSandbox, Product, type Answer, type Member } from '#testing-product';

const sandbox = new PaymentSandbox();
let product: Product;
beforeAll(() => {
  product = new Product();
});
afterEach(() => sandbox.fault({ next: 0, kind: '500' }));
afterAll(() => product.close());

/** 20 credits by iDEAL at the price of the moment: that of newcomers, who have the discount of their first hours. */
async function choice(member: Member): Promise<OrderBody> {
  const { prices } = ((await product.signedIn(member).get('/api/prices')) as Answer<PricesAnswer>).body;
  const bundle = prices.bundles.find(({ credits }) => credits === 20);
  if (!bundle) throw new Error('nobody sells 20 credits');
  return { bundle_id: bundle.id, method: 'ideal', expected: bundle.payable, consent: prices.consent };
}
const send = async (member: Member, body: OrderBody, key: string = randomUUID()): Promise<Answer<OrderAnswer>> =>
  product.signedIn(member).post('/api/orders').set('idempotency-key', key).send(body);
const order = async (member: Member): Promise<OrderView> => (await send(member, await choice(member))).body.payment;
const seen = async (member: Member, id: string): Promise<OrderView> =>
  ((await product.signedIn(member).get(`/api/orders/${id}`)) as Answer<OrderAnswer>).body.payment;
const check = async (member: Member, id: string): Promise<OrderView> =>
  ((await product.signedIn(member).post(`/api/orders/${id}/check`).send({})) as Answer<OrderAnswer>).body.payment;
const creditsOf = async ({ id }: Member): Promise<number> =>
  (await product.sql<{ balance: number }>(`select balance from payments.wallet where member_id = $1`, [id]))[0]?.balance ?? 0;
const untilState = (member: Member, id: string, state: OrderView['state']) =>
  eventually(30, async () => (await seen(member, id)).state === state);

describe('a payment at a provider that has a bad day', () => {
  it('is settled once when the provider calls twice', async () => {
    const member = await product.member();
    const { payment_id: id } = await order(member);
    await sandbox.pay(id, { webhook: 'twice' });
    await untilState(member, id, 'completed');
    await eventually(30, async () => (await sandbox.look(id)).webhook_answers.length === 2);
    expect((await sandbox.look(id)).webhook_answers).toEqual([200, 200]);
    expect(await creditsOf(member)).toBe(20);
  });

  it('is settled by the page that the member comes back to when the provider never calls', async () => {
    const member = await product.member();
    const { payment_id: id } = await order(member);
    await sandbox.pay(id, { webhook: 'never' });
    expect((await seen(member, id)).state).toBe('pending');
    expect((await check(member, id)).state).toBe('completed');
    expect(await creditsOf(member)).toBe(20);
  });

  it('waits when the answer to its making is lost, and is the same payment when it is asked about again', async () => {
    const member = await product.member();
    const [body, key] = [await choice(member), randomUUID()];
    await sandbox.fault({ next: 1, kind: 'drop', method: 'POST' });
    const { payment_id: id, state, checkout_url: nowhere } = (await send(member, body, key)).body.payment;
    expect([state, nowhere]).toEqual(['pending', null]);
    const { payment, checkout_url } = await sandbox.look(id);
    expect(await check(member, id)).toMatchObject({ state: 'pending', checkout_url });
    expect((await send(member, body, key)).body.payment.payment_id).toBe(id);
    expect((await sandbox.look(id)).payment.id).toBe(payment.id);
  });

  it('has failed when the provider refuses to make it', async () => {
    const member = await product.member();
    await sandbox.fault({ next: 1, kind: '422', method: 'POST' });
    expect(await send(member, await choice(member))).toMatchObject({ status: 503, body: { error: 'payments_unavailable' } });
    const states = await product.sql(`select state from payments.orders where member_id = $1`, [member.id]);
    expect(states).toEqual([{ state: 'failed' }]);
  });

  it('gives nothing when something else was paid than was ordered, and finance knows', async () => {
    const member = await product.member();
    const { payment_id: id } = await order(member);
    await sandbox.pay(id, { wrong: 'amount' });
    const kinds = () => product.sql(`select kind from payments.recon_issue where order_id = $1`, [id]);
    await eventually(30, async () => (await kinds()).length > 0);
    expect(await kinds()).toEqual([{ kind: 'wrong_amount' }]);
    expect([(await check(member, id)).state, await creditsOf(member)]).toEqual(['pending', 0]);
  });

  it('is settled when it was paid after it had failed', async () => {
    const member = await product.member();
    const { payment_id: id } = await order(member);
    await sandbox.decide(id, { status: 'failed' });
    await untilState(member, id, 'failed');
    await sandbox.pay(id);
    await untilState(member, id, 'completed');
    expect(await creditsOf(member)).toBe(20);
  });

  it('takes the unused credits back when the bank charges it back', async () => {
    const member = await product.member();
    const { payment_id: id } = await order(member);
    await sandbox.pay(id);
    await untilState(member, id, 'completed');
    await sandbox.chargeBack(id);
    await eventually(30, async () => (await creditsOf(member)) === 0);
    expect(await product.sql(`select * from payments.drift(array[$1::uuid])`, [member.id])).toEqual([]);
  });
});
