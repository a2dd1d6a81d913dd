import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { MollieProvider, type ProviderMandate, type ProviderPayment } from '#payments';
import { all, anOrder, aDebit, aMandate, aRefund, foundAt, PAGE_SIZE, paymentsOf } from './provider-stage.fixture.js';
import { openSandbox, testKey, type SandboxStage } from './sandbox-stage.fixture.js';

let sandbox: SandboxStage;
let provider: MollieProvider;
beforeAll(async () => {
  sandbox = await openSandbox();
  provider = new MollieProvider({ key: testKey, endpoint: sandbox.endpoint, timeoutMs: 3_000, pageSize: PAGE_SIZE });
});
afterAll(() => sandbox.close());

const found = (id: string): Promise<ProviderPayment> => foundAt(provider, id);
const refused = { name: 'ProviderError', kind: 'refused', status: 422 };

describe('a payment at the sandbox', () => {
  it('waits for the member, with what was ordered', async () => {
    const order = anOrder({ amount: { minor: 1_234_505, currency: 'SEK' }, method: 'swish', locale: 'sv' });
    const payment = await provider.createPayment(order);
    expect(payment).toEqual({
      id: expect.stringMatching(/^tr_\w+$/),
      status: 'open',
      mode: 'test',
      amount: order.amount,
      refundedMinor: 0,
      chargedBackMinor: 0,
      orderId: order.orderId,
      method: 'swish',
      checkoutUrl: expect.stringMatching(/^https?:\/\//),
      failureReason: null,
      returnReason: null,
      transfer: null,
      payerCountry: null,
      createdAt: expect.any(Date),
      paidAt: null,
    });
    expect(await found(payment.id)).toEqual(payment);
  });

  it('says when it was paid, and has nothing left to pay', async () => {
    const { id } = await provider.createPayment(anOrder());
    await sandbox.control.pay(id);
    expect(await found(id)).toMatchObject({ status: 'paid', paidAt: expect.any(Date), checkoutUrl: null });
  });

  it('says why a card failed', async () => {
    const { id } = await provider.createPayment(anOrder({ method: 'creditcard' }));
    await sandbox.control.decide(id, { status: 'failed', failure_reason: 'insufficient_funds' });
    expect(await found(id)).toMatchObject({ status: 'failed', failureReason: 'insufficient_funds' });
  });

  it('says where a bank transfer goes', async () => {
    const { transfer } = await provider.createPayment(anOrder({ method: 'banktransfer' }));
    expect(transfer).toEqual({
      bank: expect.stringMatching(/\w/),
      holder: expect.stringMatching(/\w/),
      iban: expect.stringMatching(/^[A-Z]{2}\d{2}[A-Z\d]+$/),
      bic: expect.stringMatching(/^[A-Z\d]{8,11}$/),
      reference: expect.stringMatching(/^RF[\d-]+$/),
    });
  });

  it('is not found where none was made', async () => {
    expect(await provider.findPayment('tr_nobodyever')).toBeNull();
    expect(await provider.findPayment('../methods')).toBeNull();
  });

  it('is not paid back before it is paid', async () => {
    const { id } = await provider.createPayment(anOrder());
    await expect(provider.createRefund(aRefund(id, 1))).rejects.toMatchObject(refused);
  });

  it('is listed with the others, the newest first, through all pages, down to a moment', async () => {
    for (let made = 0; made <= PAGE_SIZE; made += 1) await provider.createPayment(anOrder());
    const last = await provider.createPayment(anOrder());
    const listed = await all(provider.listPayments(new Date(0)));
    expect(listed[0]?.id).toBe(last.id);
    expect(listed.length).toBeGreaterThan(PAGE_SIZE + 1);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    const times = listed.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(await all(provider.listPayments(new Date(Date.now() + 60_000)))).toEqual([]);
    expect((await all(provider.listPayments(last.createdAt))).map(({ id }) => id)).toContain(last.id);
  });

  it('is listed no longer than who reads the list waits', async () => {
    await provider.createPayment(anOrder());
    await expect(all(provider.listPayments(new Date(0), AbortSignal.abort()))).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('can be made in the ways that are switched on and take the currency, wallets among them', async () => {
    expect(await provider.listMethods('EUR')).toEqual(expect.arrayContaining(['ideal', 'creditcard', 'applepay', 'banktransfer']));
    const kronor = await provider.listMethods('SEK');
    expect(kronor).toContain('creditcard');
    expect(kronor).not.toContain('ideal');
  });

  it('is the one of an order whose answer was lost, when it is asked for again', async () => {
    const order = anOrder();
    await sandbox.control.fault({ next: 1, kind: 'drop' });
    await expect(provider.createPayment(order)).rejects.toMatchObject({ kind: 'unavailable' });
    const { id } = await provider.createPayment(order);
    expect(await paymentsOf(provider, order.orderId)).toEqual([id]);
  });
});

describe('the sandbox', () => {
  it.each([
    ['422', 'refused'],
    ['429', 'unavailable'],
    ['500', 'unavailable'],
    ['slow', 'unavailable'],
    ['drop', 'unavailable'],
  ] as const)('answers with the fault %s that was wished for, once', async (kind, meaning) => {
    await sandbox.control.fault({ next: 1, kind });
    const startedAt = performance.now();
    await expect(provider.createPayment(anOrder())).rejects.toMatchObject({ name: 'ProviderError', kind: meaning });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(await provider.createPayment(anOrder())).toMatchObject({ status: 'open' });
  });

  it('takes no other key than its own', async () => {
    const stranger = new MollieProvider({ key: 'test_a_key_that_nobody_gave_out', endpoint: sandbox.endpoint });
    await expect(stranger.createPayment(anOrder())).rejects.toMatchObject({ kind: 'misconfigured', status: 401 });
  });

  it('is unavailable where it does not listen', async () => {
    const nowhere = new MollieProvider({ key: testKey, endpoint: 'http://127.0.0.1:1/v2' });
    await expect(nowhere.findPayment('tr_1')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('a mandate at the sandbox', () => {
  const signed = (): Promise<ProviderMandate> => provider.createMandate(aMandate());

  it('is found again', async () => {
    const mandate = await signed();
    expect(mandate).toEqual({ customerId: expect.stringMatching(/^cst_\w+$/), id: expect.stringMatching(/^mdt_\w+$/), status: 'valid' });
    expect(await provider.findMandate(mandate.customerId, mandate.id)).toEqual(mandate);
  });

  it('is none of an account that cannot be', async () => {
    await expect(provider.createMandate(aMandate({ iban: 'NL18RABO0213698412' }))).rejects.toMatchObject(refused);
  });

  it('is one when the answer about it was lost, after the customer was there', async () => {
    const mandate = aMandate();
    await sandbox.control.fault({ next: 1, kind: 'drop', method: 'POST', path: '/mandates' });
    await expect(provider.createMandate(mandate)).rejects.toMatchObject({ kind: 'unavailable' });
    const { customerId, id } = await provider.createMandate(mandate);
    const written = (await readFile(sandbox.journal, 'utf8'))
      .split('\n')
      .filter((line) => line.includes(`"mandateReference":"${mandate.reference}"`));
    expect(written).toEqual([expect.stringMatching(new RegExp(`"${id}".*"${customerId}"`))]);
  });

  it('that was revoked, that never was, or that is of somebody else is not found, and nothing is collected by it', async () => {
    const [mine, theirs] = [await signed(), await signed()];
    // However often it is asked to.
    for (let time = 0; time < 2; time += 1) await provider.revokeMandate(mine.customerId, mine.id);
    await provider.revokeMandate(mine.customerId, 'mdt_nobodyever');
    const wrong = [
      mine,
      { ...theirs, id: 'mdt_nobodyever' },
      { ...theirs, customerId: mine.customerId },
      { ...theirs, customerId: 'cst_nobodyever' },
    ];
    for (const mandate of wrong) {
      expect(await provider.findMandate(mandate.customerId, mandate.id)).toBeNull();
      await expect(provider.createDebit(aDebit(mandate))).rejects.toMatchObject(refused);
    }
    expect(await provider.findMandate(theirs.customerId, theirs.id)).toEqual(theirs);
  });

  it('goes with its customer, however often that is asked for, and nobody else does', async () => {
    const [mine, theirs] = [await signed(), await signed()];
    for (let time = 0; time < 2; time += 1) await provider.deleteCustomer(mine.customerId);
    await provider.deleteCustomer('cst_nobodyever');
    expect(await provider.findMandate(mine.customerId, mine.id)).toBeNull();
    expect(await provider.findMandate(theirs.customerId, theirs.id)).toEqual(theirs);
    await expect(provider.createDebit(aDebit(mine))).rejects.toMatchObject(refused);
  });

  it('has a debit that waits for the bank, and no page to pay on', async () => {
    const debit = aDebit(await signed());
    const payment = await provider.createDebit(debit);
    expect(payment).toEqual({
      id: expect.stringMatching(/^tr_\w+$/),
      status: 'pending',
      mode: 'test',
      amount: debit.amount,
      refundedMinor: 0,
      chargedBackMinor: 0,
      orderId: debit.orderId,
      method: 'directdebit',
      checkoutUrl: null,
      failureReason: null,
      returnReason: null,
      transfer: null,
      payerCountry: 'NL',
      createdAt: expect.any(Date),
      paidAt: null,
    });
    expect(await found(payment.id)).toEqual(payment);
    await sandbox.control.pay(payment.id);
    expect(await found(payment.id)).toMatchObject({ status: 'paid', paidAt: expect.any(Date), checkoutUrl: null, returnReason: null });
  });

  it('has its debits among the payments, and those that came back among what was returned', async () => {
    const mandate = await signed();
    const [kept, returned] = [await provider.createDebit(aDebit(mandate)), await provider.createDebit(aDebit(mandate))];
    for (const { id } of [kept, returned]) await sandbox.control.pay(id);
    await sandbox.control.chargeBack(returned.id, undefined, 'MD06');
    const listed = (await all(provider.listPayments(new Date(0)))).map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining([kept.id, returned.id]));
    const back = await all(provider.listReturned(new Date(0)));
    expect([back.includes(kept.id), back.includes(returned.id)]).toEqual([false, true]);
  });
});
