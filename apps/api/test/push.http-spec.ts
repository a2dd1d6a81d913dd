import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PushService } from '#testing';
import { photoOf, Product, type Answer, type Member } from '#testing-product';

let product: Product;
let service: PushService;
let anna: Member;
beforeAll(async () => {
  product = new Product();
  service = await PushService.listen();
  anna = await product.member();
});
afterAll(async () => {
  service.close();
  await product.close();
});

const at = '/api/user.php?push=1';
const put = (member: Member, subscription: unknown) => product.signedIn(member).post(at).send({ subscription });
const heldBy = async ({ id }: Member) =>
  (await product.sql<{ endpoint: string }>('select endpoint from notifications.push_subscription where member_id = $1', [id])).map(
    ({ endpoint }) => endpoint,
  );
const { subscription: some } = { subscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: 'x', auth: 'x' } } };

describe('a subscription to push', () => {
  it('is brought as the specification writes it, and ended by null as well as by a DELETE [#143]', async () => {
    for (const end of [() => put(anna, null), () => product.signedIn(anna).delete(at)]) {
      const { subscription } = service.browser();
      const answer = await put(anna, subscription);
      expect([answer.status, answer.body]).toEqual([200, { done: true }]);
      expect(await heldBy(anna)).toEqual([subscription.endpoint]);
      expect((await end()).status).toBe(200);
      expect(await heldBy(anna)).toEqual([]);
    }
  });

  it('needs a session, and is no login', async () => {
    const { status, body } = (await product.visitor().post(at).send({ subscription: null })) as Answer<{ error: string }>;
    expect([status, body.error]).toEqual([403, 'authentication_required']);
  });

  it('goes over to whoever logs in later in the same browser, and ends with the session', async () => {
    const bert = await product.member({ gender: 'male' });
    const { subscription } = service.browser();
    await put(anna, subscription);
    expect((await put(bert, subscription)).status).toBe(200);
    expect([await heldBy(anna), await heldBy(bert)]).toEqual([[], [subscription.endpoint]]);
    await product.signedIn(bert).post('/api/logout');
    expect(await heldBy(bert)).toEqual([]);
  });

  it.each([
    ['nl', 'We kennen de dienst niet'],
    ['en', 'We do not know the service'],
    ['de', 'Wir kennen den Dienst nicht'],
  ] as const)('is refused in %s where an unknown service stands behind it', async (language, words) => {
    const member = await product.member({ language });
    for (const endpoint of ['https://evil.example/x', 'https://10.0.0.1/x', 'http://fcm.googleapis.com/x']) {
      const { keys } = service.browser().subscription;
      const { status, body } = (await put(member, { endpoint, keys })) as Answer<{ error: string; message: string }>;
      expect([endpoint, status, body.error]).toEqual([endpoint, 422, 'push_service_unknown']);
      expect(body.message).toContain(words);
    }
    expect(await heldBy(member)).toEqual([]);
  });

  it('is refused when it is none', async () => {
    const { keys } = service.browser().subscription;
    for (const subscription of [
      some,
      undefined,
      'x',
      { endpoint: some.endpoint },
      { ...some, keys: { ...keys, auth: 'x' } },
      { ...some, keys: { ...keys, p256dh: randomBytes(2_000).toString('base64url') } },
      { endpoint: `${some.endpoint}\u0000`, keys },
      { endpoint: `${some.endpoint}${'x'.repeat(3_000)}`, keys },
      { endpoint: 7, keys },
    ])
      expect([subscription, (await put(anna, subscription)).status]).toEqual([subscription, 422]);
    expect(await heldBy(anna)).toEqual([]);
  });
});

describe('the service worker', () => {
  it('is a script of its own, asked for anew each time, that may ask this site alone', async () => {
    const { status, headers, text } = await product.visitor().get('/service-worker.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'none'; connect-src 'self'; img-src 'self'`,
      'x-content-type-options': 'nosniff',
    });
    expect(text).toContain('notificationclick');
    // It is no module.
    expect(text).not.toMatch(/\b(import|export)\b/);
    expect((await product.visitor().get('/push-icon.png')).headers['content-type']).toBe('image/png');
  });
});

describe('the offer of notices', () => {
  it('is in the page of a member whose browser said that it could show them, and in no other page [#101] [#103]', async () => {
    // Nothing else is asked of her.
    const anna = await product.member({ language: 'en', paid: true });
    await photoOf(product, anna);
    // The words themselves lie in every page; the banner does not.
    const banner = 'aria-label="Would you like a notification when someone writes?"';
    const page = async (path: string, ...cookies: readonly string[]) =>
      (await product.visitor().get(path).set('cookie', cookies.join('; ')).set('accept', 'text/html')).text;
    expect(await page('/chats', anna.cookie, 'push-offer=1')).toContain(banner);
    expect(await page('/chats', anna.cookie)).not.toContain(banner);
    expect(await page('/', 'push-offer=1')).not.toContain(banner);
    expect(await page('/notifications', anna.cookie, 'push-offer=1')).not.toContain(banner);
    expect(await page('/chats', anna.cookie, 'push-offer=1', 'hide-push-notification-alert=1')).not.toContain(banner);
  });
});
