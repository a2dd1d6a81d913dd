import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { MollieProvider, type ProviderPayment } from '#payments';
import { aDebit, aMandate, anOrder } from './provider-stage.fixture.js';
import { call } from './sandbox-client.fixture.js';
import { openSandbox, testKey, type SandboxStage } from './sandbox-stage.fixture.js';

let sandbox: SandboxStage;
let provider: MollieProvider;
beforeAll(async () => {
  sandbox = await openSandbox();
  provider = new MollieProvider({ key: testKey, endpoint: sandbox.endpoint });
});
afterEach(() => sandbox.control.fault({ next: 0, kind: '500' }));
afterAll(() => sandbox.close());

/** A shop without a webhook: what the provider says of its payment counts. */
const made = () => provider.createPayment(anOrder());
const collected = async () => provider.createDebit(aDebit(await provider.createMandate(aMandate())));
async function found({ id }: ProviderPayment): Promise<ProviderPayment> {
  const payment = await provider.findPayment(id);
  if (!payment) throw new Error(`${id} is gone`);
  return payment;
}

describe('the controls of the sandbox', () => {
  it('pay the last payment of an order, by the id of the order', async () => {
    const payment = await made();
    await sandbox.control.pay(payment.orderId ?? '', { webhook: 'never' });
    expect((await found(payment)).status).toBe('paid');
  });

  it('tell what was asked for, without what was told in it', async () => {
    const { customerId, id } = await provider.createMandate(aMandate());
    await provider.findMandate(customerId, id);
    const [last, ...before] = await sandbox.control.asked();
    expect(last).toBe(`GET /v2/customers/${customerId}/mandates/${id}`);
    expect(before).toContain('POST /v2/customers');
    expect([last, ...before].join()).not.toContain('RABO');
  });

  it.each([
    ['amount', { amount: { minor: 2_895, currency: 'EUR' } }],
    ['currency', { amount: { minor: 2_995, currency: 'USD' } }],
    ['mode', { mode: 'live' }],
  ] as const)('pay with the wrong %s', async (wrong, expected) => {
    const payment = await made();
    await sandbox.control.pay(payment.id, { wrong, webhook: 'never' });
    expect(await found(payment)).toMatchObject({ status: 'paid', ...expected });
  });

  it('pay after a payment expired, failed or was cancelled', async () => {
    for (const status of ['expired', 'failed', 'canceled'] as const) {
      const payment = await made();
      await sandbox.control.decide(payment.id, { status, webhook: 'never' });
      expect(await found(payment)).toMatchObject({ status, checkoutUrl: null });
      await sandbox.control.pay(payment.id, { webhook: 'never' });
      expect(await found(payment)).toMatchObject({ status: 'paid', paidAt: expect.any(Date) });
    }
  });

  it('refuse a debit for its bank, or take it back, and have it paid all the same', async () => {
    const [refused, taken] = [await collected(), await collected()];
    await sandbox.control.returnDebit(refused.orderId ?? '', 'AC04');
    expect(await found(refused)).toMatchObject({ status: 'failed', returnReason: 'AC04' });
    await sandbox.control.pay(taken.id, { webhook: 'never' });
    await sandbox.control.returnDebit(taken.id, 'MD01');
    expect(await found(taken)).toMatchObject({ status: 'paid', chargedBackMinor: 2_995, returnReason: 'MD01' });
    for (const debit of [refused, taken]) {
      await sandbox.control.reverseReturn(debit.id);
      expect(await found(debit)).toMatchObject({ status: 'paid', chargedBackMinor: 0, returnReason: null });
    }
  });

  it('end a mandate by the reference that its member reads', async () => {
    const mandate = aMandate();
    const { customerId, id } = await provider.createMandate(mandate);
    await sandbox.control.moveMandate(mandate.reference, 'invalid');
    expect(await provider.findMandate(customerId, id)).toMatchObject({ status: 'invalid' });
  });

  it('keep customers, mandates and debits when the sandbox starts anew', async () => {
    const mandate = await provider.createMandate(aMandate());
    const debit = await provider.createDebit(aDebit(mandate));
    await sandbox.restart();
    expect(await provider.findMandate(mandate.customerId, mandate.id)).toEqual(mandate);
    expect(await found(debit)).toEqual(debit);
  });

  it('switch ways to pay off, and on again', async () => {
    await sandbox.control.switchOff(['paypal', 'ideal']);
    const fewer = await provider.listMethods('EUR');
    expect(fewer).toContain('creditcard');
    expect(fewer.filter((method) => ['paypal', 'ideal'].includes(method))).toEqual([]);
    await sandbox.control.switchOff([]);
    expect(await provider.listMethods('EUR')).toEqual(expect.arrayContaining(['paypal', 'ideal']));
  });

  it('let no fault of a payment be used up by whoever asks what is switched on', async () => {
    await sandbox.control.fault({ next: 1, kind: '500' });
    expect(await provider.listMethods('EUR')).toContain('ideal');
    await expect(made()).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('keep what was decided when the sandbox starts anew, and the page to pay on', async () => {
    const [paid, open] = [await made(), await made()];
    await sandbox.control.pay(paid.id, { webhook: 'never' });
    await sandbox.restart();
    expect(await found(paid)).toMatchObject({ status: 'paid' });
    expect(await found(open)).toEqual(open);
    expect((await fetch(open.checkoutUrl ?? '')).status).toBe(200);
  });

  it('let so many calls go wrong, of one method and one address alone', async () => {
    await sandbox.control.fault({ next: 2, kind: '500', method: 'POST', path: '/payments' });
    const payment = provider.findPayment('tr_nobody');
    expect(await payment).toBeNull();
    for (let call = 0; call < 2; call += 1) await expect(made()).rejects.toMatchObject({ status: 500 });
    expect(await made()).toMatchObject({ status: 'open' });
  });

  it('let an hour pass, also for a sandbox that starts anew', async () => {
    const order = anOrder();
    const { id } = await provider.createPayment(order);
    await sandbox.control.clockAhead(3_601);
    await sandbox.restart();
    const second = await provider.createPayment(order);
    expect(second.id).not.toBe(id);
    expect(second.createdAt.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
    expect((await found({ ...second, id })).status).toBe('expired');
    await sandbox.control.clockAhead(0);
  });

  it('take back all bad luck', async () => {
    await sandbox.control.fault({ next: 5, kind: '429' });
    await sandbox.control.fault({ next: 0, kind: '429' });
    expect(await made()).toMatchObject({ status: 'open' });
  });

  it.each([
    ['/control/payments/tr_nobody', { status: 'paid' }, 404],
    ['/control/refunds/re_nobody', { status: 'failed' }, 404],
    ['/control/chargebacks/chb_nobody', { reversed: true }, 404],
    ['/control/chargebacks', {}, 422],
    ['/control/chargebacks', { payment_id: 'tr_nobody', reason: 'because' }, 422],
    ['/control/mandates/mdt_nobody', { status: 'valid' }, 404],
    ['/control/mandates/mdt_nobody', { status: 'revoked' }, 422],
    ['/control/faults', { next: -1, kind: '500' }, 422],
    ['/control/faults', { next: 1, kind: 'meteor' }, 422],
    ['/control/clock', { ahead_seconds: -1 }, 422],
  ])('refuse %s %j with %d', async (path, body, status) => {
    expect((await call(`${sandbox.url}${path}`, testKey, 'POST', body)).status).toBe(status);
  });

  it('refuse an outcome that does not exist, and change nothing', async () => {
    const payment = await made();
    for (const wish of [
      { status: 'stolen' },
      { status: 'paid', webhook: 'thrice' },
      { status: 'paid', wrong: 'member' },
      { status: 'failed', bank_reason: 'XX99' },
    ])
      expect((await call(`${sandbox.url}/control/payments/${payment.id}`, testKey, 'POST', wish)).status).toBe(422);
    expect(await found(payment)).toEqual(payment);
  });

  it('charge nothing back that was not paid', async () => {
    const payment = await made();
    await expect(sandbox.control.chargeBack(payment.id)).rejects.toThrow(/422/);
  });
});
