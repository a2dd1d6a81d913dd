import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { keyedHash, SessionsService, SESSION_COOKIE } from '#auth';
import type { DebitRequestAnswer, DirectDebitAnswer, MandateAnswer, OrderAnswer, PricesAnswer } from '#contracts';
import { Transactions } from '#database';
import { setLogLevel } from '#observability';
import { SiteService } from '#site';
import { SmsSender } from '#sms';
import { RecordedSms, World, type TestMember } from '#testing';
import { callerAt } from '#testing-product';
import { createApp } from '../src/create-app.js';

setLogLevel('silent');
let world: World;
let app: NestFastifyApplication;
let address: string;
const sms = new RecordedSms();

const nameCreditor = async (id: string | null) => {
  await world.rows(`update site.company set creditor_id = $1 where id = (select company_id from site.site where is_default)`, [id]);
  for (const sites of [world.get(SiteService), app.get(SiteService)]) await sites.refresh();
};

beforeAll(async () => {
  world = await World.open();
  app = await createApp(world.config);
  await app.listen(0, '127.0.0.1');
  address = `http://localhost:${(app.getHttpServer().address() as AddressInfo).port}`;
  Object.assign(app.get(SmsSender), sms.methods);
});
beforeEach(async () => {
  await world.empty();
  await nameCreditor('NL13ZZZ123456780000');
});
afterAll(async () => {
  await nameCreditor(null);
  await app.close();
  await world.close();
});

const callerOf = async ({ id }: TestMember) => {
  const { token } = await world.get(Transactions).run((tx) => world.get(SessionsService).open(tx, id, 'Test'));
  return callerAt(address, `${SESSION_COOKIE}=${token}`);
};
const form = {
  holder: 'A. de Vries',
  iban: 'nl91 abna 0417 1643 00',
  street: 'Singel',
  house_number: '12',
  zip: '3511 AA',
  city: 'Utrecht',
  phone: '06 - 12 34 56 78',
};

describe('paying by direct debit', () => {
  it('goes from the form over the code and the order to the paper, and ends when the mandate is revoked [#39] [#94] [#129] [#167] [M11]', async () => {
    const anna = await world.member('Anna', { language: 'nl' });
    const client = await callerOf(anna);
    const { prices } = (await client.get('/api/prices')).body as PricesAnswer;
    expect(prices.methods).toContain('directdebit');
    const [bundle] = prices.bundles;
    if (!bundle) throw new Error('nothing is sold');
    const wish = { bundle_id: bundle.id, expected: bundle.payable, account: form, authorised: true };

    const unticked = await client.post('/api/direct-debit/requests').send({ ...wish, authorised: false });
    expect([unticked.status, unticked.body]).toEqual([422, expect.objectContaining({ error: expect.any(String) })]);
    const asked = await client.post('/api/direct-debit/requests').send(wish);
    expect(asked.status).toBe(201);
    const { request } = asked.body as DebitRequestAnswer;
    const tried = (otp: string) => client.post(`/api/direct-debit/requests/${request.id}/verify`).send({ otp });
    const otp = sms.codeTo('+31612345678');
    const wrong = await tried(otp === '000000' ? '000001' : '000000');
    expect([wrong.status, wrong.body]).toEqual([422, expect.objectContaining({ error: 'code_invalid', message: 'Code ongeldig' })]);
    expect((await tried(otp)).body).toMatchObject({ request: { state: 'verified', summary: { iban_ends_in: '4300' } } });
    expect((await client.get(`/api/direct-debit/requests/${request.id}`)).body).toMatchObject({ request: { state: 'verified' } });

    const order = { bundle_id: bundle.id, expected: bundle.payable, method: 'directdebit', consent: prices.consent };
    const send = (body: object) => client.post('/api/orders').set('idempotency-key', randomUUID()).send(body);
    expect((await send(order)).body).toMatchObject({ error: 'debit_code_needed' });
    const ordered = await send({ ...order, debit_request: request.id });
    expect([ordered.status, (ordered.body as OrderAnswer).payment.debit?.state]).toEqual([201, 'announced']);

    const { direct_debit } = (await client.get('/api/direct-debit')).body as DirectDebitAnswer;
    expect(direct_debit.mandates).toMatchObject([{ state: 'active', holder: 'A. de Vries', iban_ends_in: '4300', phone_ends_in: '678' }]);
    expect(JSON.stringify(direct_debit)).not.toContain('ABNA0417');
    const path = direct_debit.mandates[0]?.path ?? '';
    const file = await client.get(path).buffer();
    expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect((file.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    const bert = await callerOf(await world.member('Bert'));
    expect((await bert.get(path)).status).toBe(404);

    const revoke = `/api/direct-debit/mandates/${direct_debit.mandates[0]?.id}/revoke`;
    expect((await bert.post(revoke)).status).toBe(404);
    for (const answer of [await client.post(revoke), await client.post(revoke)])
      expect([answer.status, (answer.body as MandateAnswer).mandate.state]).toEqual([200, 'revoked']);
    const { payment_id } = (ordered.body as OrderAnswer).payment;
    expect((await client.get(`/api/orders/${payment_id}`)).body).toMatchObject({
      payment: { state: 'cancelled', debit: { state: 'cancelled' } },
    });
  });

  it('is refused in the words of the house whose account is blocked, and says when the limit is free again [#139] [#156]', async () => {
    const anna = await world.member('Anna', { language: 'nl' });
    const client = await callerOf(anna);
    const { prices } = (await client.get('/api/prices')).body as PricesAnswer;
    const wish = { bundle_id: prices.bundles[0]?.id, expected: prices.bundles[0]?.payable, account: form, authorised: true };
    await world.rows(
      `insert into payments.debit (order_id, member_id, mandate_id, amount_minor, currency, collect_on, credits_at_once, state, created_at)
       select gen_random_uuid(), $1, gen_random_uuid(), 1900, 'EUR', current_date + 3, 20, 'announced', now() from generate_series(1, 2)`,
      [anna.id],
    );
    const limited = await client.post('/api/direct-debit/requests').send(wish);
    expect([limited.status, limited.body]).toEqual([
      409,
      {
        error: 'debit_limit',
        message: expect.stringContaining('Uw limiet voor automatische incasso betalingen is bereikt'),
        retry_at: expect.any(String),
      },
    ]);
    await world.rows(`insert into payments.debit_block (kind, key, member_id, reason, since) values ('account', $1, $2, 'AM04', now())`, [
      keyedHash(world.config.appSecret, 'debit-account', anna.id),
      anna.id,
    ]);
    const blocked = await client.post('/api/direct-debit/requests').send(wish);
    expect([blocked.status, blocked.body]).toEqual([
      403,
      { error: 'debit_blocked', message: 'Je account is geblokkeerd voor automatische incasso.' },
    ]);
  });
});
