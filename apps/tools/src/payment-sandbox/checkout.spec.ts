import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MollieProvider, type NewPayment } from '#payments';
import { aDebit, aMandate, anOrder } from './provider-stage.fixture.js';
import { openSandbox, testKey, type SandboxStage } from './sandbox-stage.fixture.js';

let sandbox: SandboxStage;
let provider: MollieProvider;
beforeAll(async () => {
  sandbox = await openSandbox();
  provider = new MollieProvider({ key: testKey, endpoint: sandbox.endpoint });
});
afterAll(() => sandbox.close());

const opened = async (wish: Partial<NewPayment> = {}) => {
  const { id, checkoutUrl } = await provider.createPayment(anOrder(wish));
  return { id, url: checkoutUrl ?? '' };
};
const pageAt = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const send = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const statusOf = async (id: string) => (await sandbox.control.look(id)).payment.status;

describe('the page of the test bank', () => {
  it('says what is paid to whom, and that it is a test', async () => {
    const { url } = await opened({ amount: { minor: 123_450, currency: 'EUR' } });
    const { status, text } = await pageAt(url);
    expect(status).toBe(200);
    for (const words of ['<title>Test bank: €1,234.50</title>', 'No money moves here', 'www.site.example', '50 credits', 'iDEAL | Wero'])
      expect(text).toContain(words);
  });

  it('writes an amount without decimals as it is', async () => {
    const { url } = await opened({ amount: { minor: 4_500, currency: 'ISK' }, method: 'creditcard' });
    expect((await pageAt(url)).text).toMatch(/Pay ISK\s4,500</);
  });

  it('says where a transfer goes', async () => {
    const { url } = await opened({ method: 'banktransfer' });
    const { text } = await pageAt(url);
    for (const words of ['NL86 TEST 0627 5355 77', 'TESTNL2A', 'Stichting Test Bank']) expect(text).toContain(words);
    expect(text).toMatch(/<dd>RF\d{14}<\/dd>/);
  });

  it('runs no script, loads nothing from elsewhere, is in no frame, and sends its form to itself and the shop alone', async () => {
    const { url } = await opened();
    const { headers, text } = await pageAt(url);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self' https://www.site.example; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/<script|style="|\son\w+=/);
  });

  it('shows hostile words as words', async () => {
    const { url } = await opened({ description: `<img src=x onerror="alert('1')">&amp;` });
    const { text } = await pageAt(url);
    expect(text).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;');
    expect(text).not.toContain('<img');
  });

  it.each([
    ['paid', {}],
    ['failed', { failure_reason: 'insufficient_funds' }],
    ['failed', { failure_reason: '' }],
    ['canceled', {}],
    ['expired', {}],
  ])('lets the payment be %s with %j, and leads back to the shop', async (status, fields) => {
    const { id, url } = await opened({ method: 'creditcard' });
    const answer = await send(url, { status, webhook: 'never', wrong: 'none', ...fields });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://www.site.example/credits/return']);
    expect(await statusOf(id)).toBe(status);
  });

  it('offers nothing more of a payment that has ended, but to pay it all the same', async () => {
    const { id, url } = await opened();
    await send(url, { status: 'failed' });
    const { text } = await pageAt(url);
    expect(text).toContain('This payment has failed');
    expect([...text.matchAll(/name="status" value="(\w+)"/g)].map(([, value]) => value)).toEqual(['paid']);
    await send(url, { status: 'paid' });
    expect(await statusOf(id)).toBe('paid');
  });

  it('is not found by the id of a payment, which is no secret', async () => {
    const { id } = await opened();
    expect((await pageAt(`${sandbox.url}/checkout/${id}`)).status).toBe(404);
    expect((await send(`${sandbox.url}/checkout/${id}`, { status: 'paid' })).status).toBe(404);
    expect((await send(`${sandbox.url}/checkout/${id}/faults`, { kind: '500' })).status).toBe(404);
    expect(await statusOf(id)).toBe('open');
  });

  it('does not exist for a debit, which nobody comes to pay', async () => {
    const { id } = await provider.createDebit(aDebit(await provider.createMandate(aMandate())));
    const { checkout_url: url } = await sandbox.control.look(id);
    expect((await pageAt(url)).status).toBe(404);
    expect((await send(url, { status: 'paid' })).status).toBe(404);
    expect(await statusOf(id)).toBe('pending');
  });

  it('refuses an outcome that does not exist', async () => {
    const { id, url } = await opened();
    expect((await send(url, { status: 'stolen' })).status).toBe(422);
    expect(await statusOf(id)).toBe('open');
  });

  it('lets the next call of the shop go wrong, and takes that back', async () => {
    const { url } = await opened();
    expect((await send(`${url}/faults`, { kind: '500' })).status).toBe(200);
    await expect(opened()).rejects.toMatchObject({ status: 500 });
    await send(`${url}/faults`, { kind: '500' });
    await send(`${url}/faults`, { kind: 'none' });
    expect(await opened()).toMatchObject({ id: expect.stringMatching(/^tr_/) });
  });
});
