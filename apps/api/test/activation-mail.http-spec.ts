import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { localeFacts, type Locale } from '#contracts';
import { fill, wordsFor } from '#i18n';
import { codeIn, cookieOf, eventually, mailsTo, mailTo, Product, tokenIn, type Answer, type Mail } from '#testing-product';

const MINUTE_S = 60;
let product: Product;
beforeAll(() => {
  product = new Product();
});
afterAll(() => product.close());

const firstMailTo = (address: string): Promise<Mail> => mailTo(address, MINUTE_S);

describe('the activation mail', () => {
  it.each(['nl', 'fi', 'de'] as const satisfies readonly Locale[])(
    'comes within a minute of the sign-up, in %s, with a link and a code [#64]',
    async (language) => {
      const startedAt = performance.now();
      const member = await product.newcomer({ language });
      const mail = await firstMailTo(member.email);
      expect(performance.now() - startedAt).toBeLessThan(MINUTE_S * 1_000);
      expect(mail.subject).toBe(fill(wordsFor(language).mails.activation.subject, language, { site: 'Second Spring' }));
      expect(mail.html).toContain(`lang="${localeFacts[language].iso}"`);
      expect(mail.text).toContain(wordsFor(language).mails.activation.code);
      expect(codeIn(mail)).toMatch(/^\d{6}$/);
      expect(tokenIn(mail).length).toBeGreaterThan(40);
    },
  );

  it('activates by its code, once', async () => {
    const { email, cookie } = await product.newcomer();
    const code = codeIn(await firstMailTo(email));
    const enter = () => product.signedIn({ cookie }).post('/api/activation/code').send({ code });
    expect((await enter()).status).toBe(200);
    expect((await product.signedIn({ cookie }).get('/api/user')).body).toMatchObject({ user: { status: 'active' } });
    expect((await enter()).body).toMatchObject({ error: 'already_active' });
  });

  it('activates by its link in another browser, and looking at the link alone changes nothing', async () => {
    const { email, cookie } = await product.newcomer();
    const token = tokenIn(await firstMailTo(email));
    const look = await product.visitor().get(`/${token}`);
    expect(look.status).toBe(200);
    expect(look.text).toMatch(/<form[^>]+method="post"/i);
    expect((await product.signedIn({ cookie }).get('/api/user')).body).toMatchObject({ user: { status: 'not_confirmed' } });

    const pressed = await product.visitor().post(`/${token}`).type('form').send('');
    expect([pressed.status, pressed.get('location')]).toEqual([303, '/activate/done']);
    expect((await product.signedIn({ cookie }).get('/api/user')).body).toMatchObject({ user: { status: 'active' } });
    const again: Answer = await product.visitor().post('/api/activation/token').send({ token });
    expect([again.status, again.body['error']]).toEqual([410, 'link_invalid']);
  });

  it('comes to a server that says "later" twice, once [#64]', async () => {
    const startedAt = performance.now();
    const { email } = await product.newcomer({ email: `b${randomUUID()}@busy.example` });
    const mail = await firstMailTo(email);
    expect(performance.now() - startedAt).toBeLessThan(MINUTE_S * 1_000);
    expect(tokenIn(mail)).toBeTruthy();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('follows a corrected address, and the first link is worthless then', async () => {
    const { email, cookie } = await product.newcomer();
    const first = tokenIn(await firstMailTo(email));
    const corrected = `c${email}`;
    const change = await product.signedIn({ cookie }).put('/api/activation/email').send({ email: corrected });
    expect(change.status).toBe(200);
    const second = tokenIn(await firstMailTo(corrected));
    const press = (token: string) => product.visitor().post('/api/activation/token').send({ token });
    expect((await press(first)).status).toBe(410);
    expect((await press(second)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, which ends the other sessions', async () => {
    const { email, cookie } = await product.member();
    expect((await product.visitor().post('/api/reset').send({ email })).status).toBe(200);
    const mail = await eventually(MINUTE_S, async () =>
      (await mailsTo(email)).find(({ links }) => links.some((link) => link.includes('reset'))),
    );
    const token = /token=([\w-]+)/.exec(mail.links.join(' '))?.[1];
    const done = await product.visitor().post('/api/reset/do').send({ token, password: 'Sleutelbloem-62' });
    expect(done.status).toBe(200);
    expect((await product.signedIn({ cookie: cookieOf(done) }).get('/api/user')).status).toBe(200);
    await eventually(3, async () => (await product.signedIn({ cookie }, 1).get('/api/user')).status === 403);
  });
});
