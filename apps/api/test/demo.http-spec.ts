import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, Product, type Answer } from '#testing-product';

let product: Product;
beforeAll(() => {
  product = new Product();
});
afterAll(() => product.close());

describe('a demo', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'nl.localhost', 'any.localhost', 'LOCALHOST'])('answers %s', async (host) => {
    for (const path of ['/api/settings', '/login', '/dev/mailbox.json', '/admin']) {
      expect([path, (await product.visitor().get(path).set('Host', `${host}:${product.port}`)).status]).toEqual([path, 200]);
    }
  });

  it.each(['www.site.example', 'localhost.evil.example', 'evil.example:3000', 'a.b.localhost.', '10.0.0.5', 'localhost@evil.example'])(
    'does not answer "%s"',
    async (host) => {
      for (const path of [
        '/api/settings',
        '/api/live',
        '/login',
        '/nothing',
        '/dev/mailbox.json',
        '/admin',
        '/admin/queues',
        '/photos/x.webp',
        '/assets/x.js',
      ]) {
        const { status } = await product.visitor().get(path).set({ host, 'x-forwarded-host': 'localhost' });
        expect([path, status >= 400 && status < 500]).toEqual([path, true]);
      }
    },
  );

  it('believes no visitor about being behind a proxy', async () => {
    const answer = await product.visitor().get('/api/settings').set({ 'x-forwarded-for': '8.8.8.8', 'x-forwarded-proto': 'https' });
    expect(answer.body).toMatchObject({ settings: { geoip_country: null } });
    expect(answer.get('strict-transport-security')).toBeUndefined();
  });

  it('shows its mails, newest first, and only to those who ask for an address it matches', async () => {
    const { body } = (await product.visitor().get('/dev/mailbox.json')) as Answer<{ received_at: string }[]>;
    const times = body.map(({ received_at: at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => (one < other ? 1 : -1)));
    expect((await product.visitor().get('/dev/mailbox.json?to=nobody-has-this@mail.example')).body).toEqual([]);
    expect((await product.visitor().get('/dev/mailbox.json?colour=red')).status).toBe(422);
  });

  it('shows each of its mails in each language, and as plain text', async () => {
    const page = await product.visitor().get('/dev/mails?language=nl');
    expect(page.text).toContain('mails/new-members-several?language=nl');
    expect((await product.visitor().get('/dev/mails/activation?language=nl')).text).toContain('Welkom');
    expect((await product.visitor().get('/dev/mails/activation/text?language=pl')).text).toContain('Annemieke');
    expect((await product.visitor().get('/dev/mails/nothing')).status).toBe(404);
    expect((await product.visitor().get('/dev/mails/activation?language=xx')).status).toBe(422);
  });

  it('describes its API', async () => {
    expect((await product.visitor().get('/api/docs.json')).body).toMatchObject({ openapi: expect.stringMatching(/^3/) });
  });

  it('has sold something of every kind: with its invoices, what was withdrawn from is paid back, and the books add up', async () => {
    const sold = `from payments.orders o where o.idempotency_key = 'demo'`;
    // The provider's word on a refund may be lost: the clock asks within two minutes.
    const shows = async (query: string, rows: readonly object[]): Promise<void> => {
      await eventually(150, async () => JSON.stringify(await product.sql(query)) === JSON.stringify(rows)).catch(() => undefined);
      expect(await product.sql(query)).toEqual(rows);
    };
    const states = [
      { state: 'failed', n: 1 },
      { state: 'paid', n: 1 },
      { state: 'pending', n: 1 },
      { state: 'refunded', n: 2 },
    ];
    await shows(`select state, count(*)::int as n ${sold} group by state order by state`, states);
    const invoices = `select kind, count(*)::int as n from payments.invoice i where exists (select ${sold} and o.id = i.order_id) group by kind order by kind`;
    const papers = [
      { kind: 'credit_note', n: 2 },
      { kind: 'invoice', n: 3 },
    ];
    await shows(invoices, papers);
    expect(await product.sql(`select * from payments.drift((select array_agg(o.member_id) ${sold}))`)).toEqual([]);
    expect(await product.sql(`select kind from payments.recon_issue r where exists (select ${sold} and o.id = r.order_id)`)).toEqual([]);
  }, 330_000);
});
