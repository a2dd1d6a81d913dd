import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DebitRequestAnswer, DirectDebitAnswer, OrderAnswer, PricesAnswer } from '#contracts';
import { eventually, mailsTo, Product, type Answer } from '#testing-product';

let product: Product;
beforeAll(() => void (product = new Product()));
afterAll(() => product.close());

describe('what a member gets who pays by direct debit', () => {
  it('is an SMS with the code, in a demo in its mailbox, and then a mail with amount, day and mandate; revoking it is told too [#129] [M11]', async () => {
    const anna = await product.member();
    const client = product.signedIn(anna);
    const phone = `+3161${randomInt(1_000_000, 9_999_999)}`;
    const { prices } = ((await client.get('/api/prices')) as Answer<PricesAnswer>).body;
    const [bundle] = prices.bundles;
    const account = {
      holder: 'A. de Vries',
      iban: 'NL91ABNA0417164300',
      street: 'Singel',
      house_number: '12',
      zip: '3511 AA',
      city: 'Utrecht',
      phone,
    };
    const asked = (await client
      .post('/api/direct-debit/requests')
      .send({ bundle_id: bundle?.id, expected: bundle?.payable, account, authorised: true })) as Answer<DebitRequestAnswer>;
    expect(asked.status).toBe(201);
    const { request } = asked.body;

    const [sms, ...more] = await mailsTo(phone);
    expect([sms?.to, more]).toEqual([phone, []]);
    const otp = /\b\d{6}\b/.exec(sms?.text ?? '')?.[0];
    expect((await client.post(`/api/direct-debit/requests/${request.id}/verify`).send({ otp })).status).toBe(200);
    const order = {
      bundle_id: bundle?.id,
      expected: bundle?.payable,
      method: 'directdebit',
      consent: prices.consent,
      debit_request: request.id,
    };
    const ordered = (await client.post('/api/orders').set('idempotency-key', randomUUID()).send(order)) as Answer<OrderAnswer>;
    expect(ordered.status).toBe(201);

    const { reference, creditor_id: creditor } = request.summary;
    const about = (attachments: number) =>
      eventually(60, async () =>
        (await mailsTo(anna.email)).find((mail) => mail.text.includes(reference) && mail.attachments.length === attachments),
      );
    const announced = await about(1);
    for (const fact of [creditor, '4300', ordered.body.payment.payment_id]) expect(announced.text).toContain(fact);
    expect(announced.text).not.toContain('ABNA0417');
    expect(announced.attachments).toMatchObject([{ type: 'application/pdf' }]);

    const { direct_debit: view } = ((await client.get('/api/direct-debit')) as Answer<DirectDebitAnswer>).body;
    const [mandate] = view.mandates;
    const file = await client.get(mandate?.path ?? '').buffer();
    expect((file.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await client.post(`/api/direct-debit/mandates/${mandate?.id}/revoke`).send()).status).toBe(200);
    expect((await about(0)).text).toContain(creditor);
  });
});
