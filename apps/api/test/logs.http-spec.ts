import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { codeIn, dataDir, eventually, mailTo, Product, tokenIn } from '#testing-product';

let product: Product;
beforeAll(() => {
  product = new Product();
});
afterAll(() => product.close());

/** Everything that API and worker wrote since the product was started. */
const logs = (): string =>
  readdirSync(join(dataDir, 'logs'))
    .filter((name) => /^(api|worker).*\.log$/.test(name))
    .map((name) => readFileSync(join(dataDir, 'logs', name), 'utf8'))
    .join('\n');

describe('the logs of a whole visit', () => {
  it('hold no password, token, code, address or message of it [ASVS 16.2.5]', async () => {
    const canary = randomUUID().slice(0, 12);
    const email = `canary-${canary}@busy.example`; // its mail fails twice, which is logged
    const password = `Canary-${canary}-Aa1`;
    const member = await product.newcomer({ email, password });
    const bert = await product.member();
    const mail = await mailTo(email);
    const [code, token] = [codeIn(mail), tokenIn(mail)];
    const wrongCode = code === '123456' ? '654321' : '123456';
    const post = (path: string, body: object) => product.signedIn(member).post(path).send(body);

    expect((await post('/api/activation/code', { code: wrongCode })).status).toBe(422);
    expect((await post('/api/activation/code', { code })).status).toBe(200);
    expect((await post('/api/activation/token', { token })).status).toBe(410);
    expect((await post('/api/user', { email, password: `${password}x` })).status).toBe(401);
    expect(
      (
        await product
          .visitor()
          .post('/login')
          .type('form')
          .send({ email, password: `${password}y` })
      ).status,
    ).toBe(401);
    expect((await product.visitor().post('/api/user').send({ email, password })).status).toBe(200);
    expect((await post('/api/user', { email, password, extra: password })).status).toBe(422);
    expect((await post('/api/signup', { email, password })).status).toBe(422);
    expect((await post('/api/reset', { email })).status).toBe(200);
    expect((await product.visitor().get(`/api/user?email=${email}&token=${token}&password=${password}`)).status).toBe(403);
    expect((await product.visitor().get(`/reset-password/do?token=${token}`)).status).toBe(200);
    expect((await product.visitor().get(`/${token}?x=${email}`)).status).toBeLessThan(500);
    expect((await post('/api/admin/login', { email, password, code })).status).toBe(401);
    const chat = await product.chatOf(member, bert);
    expect((await product.send(member, chat, `Secret-${canary}`)).status).toBe(201);
    expect((await product.send(bert, chat, '')).status).toBe(422);
    expect((await post('/api/logout', {})).status).toBe(200);
    expect((await product.signedIn(member).get('/api/user')).status).toBe(403);

    const written = await eventually(5, () => (logs().includes('login_failed') ? logs() : undefined));
    expect(written).toContain('MailDelayed');
    for (const secret of [canary, email, password, token, code, member.cookie.split('=')[1] ?? '', 'Heidebloem'])
      expect([secret, written.includes(secret)]).toEqual([secret, false]);
  });

  it('hold no e-mail address of anybody', () => {
    expect([...logs().matchAll(/[\w.+-]+@[\w-]+\.[a-z]{2,}/gi)].map(([found]) => found)).toEqual([]);
  });

  it('are JSON, one fact in a line, with the request or the job that it belongs to [ASVS 16.3.1] [ASVS 16.3.2]', () => {
    const lines = logs().split('\n').filter(Boolean);
    const facts = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(facts.length).toBeGreaterThan(3);
    for (const fact of facts) expect(fact).toMatchObject({ level: expect.any(String), time: expect.any(String), msg: expect.any(String) });
    for (const [name, least] of [
      ['logged_in', 1],
      ['login_failed', 2],
      ['no_session', 1],
    ] as const) {
      const told = facts.filter(({ event }) => event === name);
      expect(told.length).toBeGreaterThanOrEqual(least);
      for (const fact of told) expect(fact).toHaveProperty('requestId');
    }
    const failed = facts.filter(({ msg }) => msg === 'job failed');
    expect(failed).not.toEqual([]);
    for (const fact of failed) expect(fact).toHaveProperty('jobId');
  });

  it('take no line breaks from outside [ASVS 16.4.1]', async () => {
    await product.visitor().get('/api/user').set({ 'user-agent': 'x","level":"fatal","msg":"forged' });
    await product.visitor().get(`/api/${encodeURIComponent('x\n{"level":"fatal","msg":"forged"}')}`);
    expect(logs()).not.toMatch(/^\{"level":"fatal","msg":"forged/m);
  });
});
