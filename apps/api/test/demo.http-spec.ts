import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Product, type Answer } from '#testing-product';

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

  it('describes its API', async () => {
    expect((await product.visitor().get('/api/docs.json')).body).toMatchObject({ openapi: expect.stringMatching(/^3/) });
  });
});
