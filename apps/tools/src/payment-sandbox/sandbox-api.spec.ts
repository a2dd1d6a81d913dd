import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { call } from './sandbox-client.fixture.js';
import { ManualClock } from './sandbox-clock.fixture.js';
import { openSandbox, testKey, type SandboxStage } from './sandbox-stage.fixture.js';

const clock = new ManualClock();
let sandbox: SandboxStage;
beforeAll(async () => {
  sandbox = await openSandbox(clock.now);
});
afterAll(() => sandbox.close());

const aPayment = (changes: object = {}) => ({
  amount: { currency: 'EUR', value: '29.95' },
  description: '50 credits',
  method: 'ideal',
  locale: 'nl_NL',
  redirectUrl: 'https://shop.example/back',
  metadata: { order_id: randomUUID() },
  ...changes,
});
const ask = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  call(`${sandbox.endpoint}${path}`, testKey, method, body, headers);
const create = (body: object = aPayment(), key = randomUUID()) => ask('POST', '/payments', body, { 'idempotency-key': key });
const idOf = async (answer: ReturnType<typeof create>): Promise<string> => String((await answer).body['id']);

describe('an idempotency key at the sandbox', () => {
  it('has the same request answered with the first answer, also after a restart', async () => {
    const [key, body] = [randomUUID(), aPayment()];
    const first = await create(body, key);
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([201, null]);
    await sandbox.restart();
    const second = await create(body, key);
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(second.text).toBe(first.text);
  });

  it('is refused with another request', async () => {
    const key = randomUUID();
    await create(aPayment(), key);
    expect(await create(aPayment({ description: '120 credits' }), key)).toMatchObject({ status: 422 });
    expect(await ask('POST', '/payments/tr_x/refunds', aPayment(), { 'idempotency-key': key })).toMatchObject({ status: 422 });
  });

  it('makes one payment of requests that come at the same moment', async () => {
    const [key, body] = [randomUUID(), aPayment()];
    const forty = Array.from({ length: 40 });
    // With a connection for each, so that none comes later because it has to open one.
    await Promise.all(forty.map(() => ask('GET', '/methods')));
    const made = await Promise.all(forty.map(() => idOf(create(body, key))));
    expect([...new Set(made)]).toEqual([expect.stringMatching(/^tr_/)]);
  });

  it.each(['payment', 'refund'] as const)('makes one %s, wherever in its writing a kill comes', async (kind) => {
    const order = randomUUID();
    const paid = await idOf(create());
    await sandbox.control.pay(paid, { webhook: 'never' });
    const [key, body] = [randomUUID(), aPayment({ metadata: { order_id: order } })];
    const ofOrder = async (): Promise<unknown[]> => {
      if (kind === 'refund') return [...(await sandbox.control.refundsOf(paid))];
      const { _embedded } = (await ask('GET', '/payments?limit=250')).body as { _embedded: { payments: { metadata: object }[] } };
      return _embedded.payments.filter(({ metadata }) => JSON.stringify(metadata).includes(order));
    };
    const act = () =>
      kind === 'payment'
        ? create(body, key)
        : ask('POST', `/payments/${paid}/refunds`, { amount: body.amount, description: '' }, { 'idempotency-key': key });
    const written = () => readFileSync(sandbox.journal, 'utf8');
    const before = written();
    expect((await act()).status).toBe(201);
    const after = written();
    expect(after.startsWith(before)).toBe(true);
    // After each line that was written, and in the middle of each.
    const ends = [...after.matchAll(/\n/g)].map(({ index }) => index + 1).filter((end) => end > before.length);
    const cuts = [before.length, ...ends].flatMap((end, line, all) => [end, Math.ceil((end + (all[line + 1] ?? end)) / 2)]);
    for (const cut of cuts) {
      await sandbox.restart(() => writeFileSync(sandbox.journal, after.slice(0, cut)));
      expect([cut, (await act()).status, (await ofOrder()).length]).toEqual([cut, 201, 1]);
    }
  });

  it('is free again after an hour', async () => {
    const [key, body] = [randomUUID(), aPayment()];
    const first = await idOf(create(body, key));
    clock.pass({ minutes: 59 });
    expect(await idOf(create(body, key))).toBe(first);
    clock.pass({ minutes: 2 });
    expect(await idOf(create(body, key))).not.toBe(first);
  });

  it.each(['500', '429'] as const)('keeps no answer of %s: the next one is the real one', async (kind) => {
    const [key, body] = [randomUUID(), aPayment()];
    await sandbox.control.fault({ next: 1, kind });
    expect((await create(body, key)).status).toBe(Number(kind));
    expect((await create(body, key)).status).toBe(201);
  });

  it('counts from the request on: a repetition finds the payment while the first answer is held back', async () => {
    const [key, order] = [randomUUID(), randomUUID()];
    const body = aPayment({ metadata: { order_id: order } });
    await sandbox.control.fault({ next: 1, kind: 'slow', method: 'POST' });
    const givenUp = new AbortController();
    const slow = fetch(`${sandbox.endpoint}/payments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${testKey}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: givenUp.signal,
    }).catch(() => 'given up');
    const made = await untilMade(order);
    expect(await idOf(create(body, key))).toBe(made);
    givenUp.abort();
    expect(await slow).toBe('given up');
  });
});

/** The id of the payment of an order, as soon as there is one. */
async function untilMade(order: string): Promise<string> {
  for (;;) {
    const found = await sandbox.control.look(order).catch(() => undefined);
    if (found) return found.payment.id;
  }
}

describe('the API of the sandbox', () => {
  it.each([
    [{ amount: { currency: 'EUR', value: '29.9' } }, 'amount'],
    [{ amount: { currency: 'EUR', value: '0.00' } }, 'amount'],
    [{ amount: { currency: 'EUR', value: '-1.00' } }, 'amount'],
    [{ amount: { currency: 'ISK', value: '100.00' } }, 'amount'],
    [{ amount: { currency: 'euro', value: '1.00' } }, 'amount.currency'],
    [{ amount: undefined }, 'amount'],
    [{ description: '' }, 'description'],
    [{ description: 'x'.repeat(256) }, 'description'],
    [{ method: 'barter' }, 'method'],
    [{ locale: 'nl' }, 'locale'],
    [{ redirectUrl: 'javascript:alert(1)' }, 'redirectUrl'],
    [{ webhookUrl: 'shop.example' }, 'webhookUrl'],
    [{ metadata: 'x'.repeat(1_100) }, 'metadata'],
  ])('makes no payment of %j', async (changes, field) => {
    const { status, body, headers } = await create(aPayment(changes));
    expect(status).toBe(422);
    expect(headers.get('content-type')).toMatch(/^application\/hal\+json/);
    expect(body).toEqual({
      status: 422,
      title: 'Unprocessable Entity',
      detail: expect.any(String),
      field,
      _links: { documentation: { href: expect.any(String), type: 'text/html' } },
    });
  });

  it.each([
    [{ sequenceType: 'sometimes' }, 'sequenceType'],
    [{ redirectUrl: undefined }, 'redirectUrl'],
    [{ method: 'directdebit' }, 'method'],
    [{ sequenceType: 'recurring', customerId: 'cst_nobody' }, 'method'],
    [{ sequenceType: 'recurring', method: 'directdebit' }, 'customerId'],
    [{ sequenceType: 'recurring', method: 'directdebit', customerId: 'cst_nobody' }, 'customerId'],
    [{ sequenceType: 'recurring', method: 'directdebit', amount: { currency: 'SEK', value: '299.00' } }, 'amount.currency'],
  ])('makes no debit of %j', async (changes, field) => {
    expect(await create(aPayment(changes))).toMatchObject({ status: 422, body: { field } });
  });

  const aMandate = (changes: object = {}) => ({
    method: 'directdebit',
    consumerName: 'T. de Vries',
    consumerAccount: 'NL17RABO0213698412',
    signatureDate: '2026-11-25',
    mandateReference: 'SITE-7F3K-2026',
    ...changes,
  });
  it.each([
    [{ method: 'creditcard' }, 'method'],
    [{ consumerName: '' }, 'consumerName'],
    [{ consumerAccount: undefined }, 'consumerAccount'],
    [{ consumerAccount: 'NL18RABO0213698412' }, 'consumerAccount'],
    [{ signatureDate: '25-11-2026' }, 'signatureDate'],
    [{ mandateReference: 'x'.repeat(36) }, 'mandateReference'],
  ])('takes no mandate of %j', async (changes, field) => {
    const { body } = await ask('POST', '/customers', { name: 'T. de Vries' });
    expect(await ask('POST', `/customers/${String(body['id'])}/mandates`, aMandate(changes))).toMatchObject({
      status: 422,
      body: { field },
    });
  });

  it('collects by the newest mandate of a customer that is valid, when none is named', async () => {
    const customer = String((await ask('POST', '/customers', { name: 'T. de Vries' })).body['id']);
    const signed: string[] = [];
    for (let made = 0; made < 3; made += 1)
      signed.push(String((await ask('POST', `/customers/${customer}/mandates`, aMandate())).body['id']));
    expect((await ask('DELETE', `/customers/${customer}/mandates/${signed[2]}`)).status).toBe(204);
    const debit = { ...aPayment({ method: undefined, redirectUrl: undefined }), sequenceType: 'recurring', customerId: customer };
    expect(await create(debit)).toMatchObject({ status: 201, body: { method: 'directdebit', mandateId: signed[1], status: 'pending' } });
    expect((await ask('GET', `/customers/${customer}/mandates/${signed[2]}`)).status).toBe(410);
  });

  it('tells what a bank took back of a payment together with it, when asked to', async () => {
    const id = await idOf(create());
    await sandbox.control.pay(id, { webhook: 'never' });
    const { id: chargeback } = await sandbox.control.chargeBack(id);
    expect((await ask('GET', `/payments/${id}?embed=chargebacks`)).body).toMatchObject({
      _embedded: { chargebacks: [{ id: chargeback }] },
    });
    expect((await ask('GET', `/payments/${id}`)).body).not.toHaveProperty('_embedded');
  });

  it('cancels an open payment, and no other', async () => {
    const id = await idOf(create());
    expect((await ask('DELETE', `/payments/${id}`)).body).toMatchObject({ status: 'canceled' });
    expect((await ask('DELETE', `/payments/${id}`)).status).toBe(422);
  });

  it.each(['/payments?limit=251', '/payments?limit=0', '/payments?limit=many', '/payments?from=tr_nobody'])(
    'does not list %s',
    async (path) => {
      expect((await ask('GET', path)).status).toBe(400);
    },
  );

  it.each([
    '/payments/tr_nobody',
    '/payments/tr_nobody/refunds',
    '/orders',
    '/customers/cst_nobody',
    '/customers/cst_nobody/mandates/mdt_1',
  ])('does not know %s', async (path) => {
    expect((await ask('GET', path)).status).toBe(404);
  });

  it('answers nobody without its key, neither here nor at the controls', async () => {
    for (const path of ['/v2/payments', '/control/payments/tr_1'])
      expect((await call(`${sandbox.url}${path}`, 'test_of_somebody_else', 'GET')).status).toBe(401);
  });

  it('answers no page of a stranger that leads its own name here', async () => {
    const { port } = new URL(sandbox.url);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { host: `rebind.example:${port}`, authorization: `Bearer ${testKey}` };
      httpRequest({ port, host: '127.0.0.1', path: '/v2/payments', headers }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
  });
});
