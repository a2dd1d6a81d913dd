import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { pushOfferCookie } from '#contracts';
import { PushService } from '#testing';
import { photoOf } from '#testing-product';
import { eventually, signedIn, type Member } from './support/members.js';
import { productUrls } from './support/product.js';
import { standInForPush } from './support/push-stand-in.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const variant = { lang: 'en', width: 390, baseURL, hasWorker: true } as const;

/** The browser of a test shows no notices and reaches no push service: it is told that it may, and given what it would have got there. */
function subscribedWith([subscription, key]: readonly [object, string]): void {
  const letters = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  const applicationServerKey = Uint8Array.from(letters, (letter) => letter.charCodeAt(0)).buffer;
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  const ended = 'push-ended';
  const standIn = {
    options: { applicationServerKey },
    toJSON: () => subscription,
    unsubscribe: async () => {
      document.cookie = `${ended}=1; path=/`;
      return true;
    },
  };
  PushManager.prototype.getSubscription = async () => (document.cookie.includes(ended) ? null : (standIn as unknown as PushSubscription));
}

/** Answers which service worker is at work then. */
const register = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    return (await navigator.serviceWorker.ready).active?.scriptURL;
  });
describe('notices on a device', () => {
  const stage = onStage();
  const { product } = stage;
  let service: PushService;
  beforeAll(async () => void (service = await PushService.listen()));
  afterAll(() => service.close());

  const endpointsOf = async ({ id }: Member) =>
    (await product.sql<{ endpoint: string }>('select endpoint from notifications.push_subscription where member_id = $1', [id])).map(
      ({ endpoint }) => endpoint,
    );

  it('come to whoever is logged in at this browser now, and end with the log-out [#9] [#113]', async () => {
    const t = wordsOf(variant.lang);
    const anna = await product.member();
    const bert = await product.member({ gender: 'male' });
    const { settings } = (await product.visitor().get('/api/settings')).body as { settings: { push_public: string } };
    const { subscription } = service.browser();
    for (const member of [anna, bert]) {
      const me = await signedIn(stage.browser, member, { ...variant, width: 1_280 });
      const { page } = me;
      await me.context.addInitScript(subscribedWith, [subscription, settings.push_public] as const);
      await page.goto('/chats');
      expect(await register(page)).toBe(`${baseURL}/service-worker.js`);
      // The page that is there takes the cookie away as well, but only the next one is logged out from.
      await page.goto('about:blank');
      await me.context.addCookies([{ name: pushOfferCookie, value: '1', url: baseURL }]);
      await page.goto('/chats');
      await eventually(10, async () => (await endpointsOf(member)).length === 1);
      // The page knows it as well, and lets nobody offer it any more: only then there is something to end for it.
      await eventually(10, async () => !(await me.context.cookies()).some(({ name }) => name === pushOfferCookie));
      if (member === bert) {
        expect(await endpointsOf(anna)).toEqual([]);
        await page.getByRole('banner').locator('summary').last().click();
        await page.getByRole('button', { name: t('common:nav.logout') }).click();
        await page.waitForURL((url) => url.pathname === '/');
        expect(await endpointsOf(bert)).toEqual([]);
        expect((await me.context.cookies()).map(({ name }) => name)).toContain('push-ended');
      }
      expect(me.complaints).toEqual([]);
      await me.leave();
    }
  });

  it.each([
    { what: 'the browser does not allow it', answer: 'denied', isBroken: false, words: 'denied', way: 'link' },
    { what: 'the push service cannot be reached', answer: 'granted', isBroken: true, words: 'failed', way: 'button' },
  ] as const)('are offered, and it is said when they cannot be turned on: $what [#101]', async ({ answer, isBroken, words, way }) => {
    const t = wordsOf(variant.lang);
    // Nothing else is asked of her.
    const anna = await product.member({ paid: true });
    await photoOf(product, anna);
    const me = await signedIn(stage.browser, anna, variant);
    const { page } = me;
    await standInForPush(page, { subscription: service.browser().subscription, answer, isBroken });
    await me.context.addCookies([{ name: pushOfferCookie, value: '1', url: baseURL }]);
    await page.goto('/members');
    const offer = page.getByRole('button', { name: t('banners:push.action'), exact: true });
    await offer.click();
    await page
      .getByRole('alert')
      .getByText(t(`banners:push.${words}`))
      .waitFor();
    expect(await me.barriers()).toEqual([]);
    // The browser does not ask twice who said no: the way is in its settings. Trouble passes.
    expect([await offer.count(), await page.getByRole('link', { name: t('banners:push.how'), exact: true }).count()]).toEqual(
      way === 'link' ? [0, 1] : [1, 0],
    );
    expect(await endpointsOf(anna)).toEqual([]);
    if (way === 'link') {
      await page.getByRole('link', { name: t('banners:push.how'), exact: true }).click();
      await page.getByText(t('push:denied.title')).waitFor();
    }
    await me.leave();
  });

  it('that came last is kept until the log-out, also while no page was open, and leads on from where they are turned on and off [#85] [#151]', async () => {
    const t = wordsOf(variant.lang);
    const anna = await product.member();
    const me = await signedIn(stage.browser, anna, variant);
    const { page } = me;
    await standInForPush(page, { subscription: service.browser().subscription, answer: 'granted' });
    await page.goto('/notifications');
    await page.getByRole('button', { name: t('push:turn_on'), exact: true }).click();
    await page.getByText(t('push:is_on'), { exact: true }).waitFor();
    const notice = {
      title: 'Bert wrote to you',
      body: '',
      url: '/chats',
      tag: 'chat',
      category: 'new_messages',
      at: new Date().toISOString(),
    };
    const worker = me.context.serviceWorkers()[0] ?? (await me.context.waitForEvent('serviceworker'));
    const happens = (name: 'push' | 'notificationclick', facts: object) =>
      worker.evaluate(
        async ([kind, data]) => {
          const scope = self as unknown as EventTarget & {
            registration: { showNotification: () => Promise<void> };
            clients: { openWindow: (path: string) => Promise<void> };
          };
          // This browser has nowhere to show it, and opens a window for a real press alone.
          const opened: string[] = [];
          scope.registration.showNotification = async () => undefined;
          scope.clients.openWindow = async (path) => void opened.push(path);
          const works: Promise<unknown>[] = [];
          const told = { data: { json: () => data }, notification: { data, close: () => undefined } };
          scope.dispatchEvent(Object.assign(new Event(kind), told, { waitUntil: (work: Promise<unknown>) => works.push(work) }));
          await Promise.all(works);
          return opened;
        },
        [name, facts] as const,
      );
    // No page of the site hears of it.
    await page.goto('about:blank');
    await happens('push', notice);
    await page.goto('/notifications');
    const last = page.getByRole('link', { name: new RegExp(`– ${t('notifications:categories.new_messages.label')}$`) });
    await last.waitFor();
    expect(await page.getByText('Bert wrote').count()).toBe(0);
    expect(await me.barriers()).toEqual([]);
    expect(await happens('notificationclick', { url: '/chats' })).toEqual(['/chats']);
    await last.click();
    await page.waitForURL(/\/chats$/);

    await page.setViewportSize({ width: 1_280, height: 900 });
    await page.getByRole('banner').locator('summary').last().click();
    await page.getByRole('button', { name: t('common:nav.logout') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => caches.has('last-push'))).toBe(false);
    expect(await happens('notificationclick', { url: '/chats' })).toEqual(['/login?next=%2Fchats']);
    await me.leave();
  });

  it('of a message goes away on this device when it is read on another one, and those of others stay [#151]', async () => {
    const [anna, bert, carl] = [await product.member(), await product.member({ paid: true }), await product.member({ paid: true })];
    const [read, unread] = [await product.chatOf(bert, anna), await product.chatOf(carl, anna)];
    await product.send(bert, read, 'Good morning');
    await product.send(carl, unread, 'Good evening');
    const me = await signedIn(stage.browser, anna, variant);
    const { page } = me;
    await me.context.addInitScript(
      (tags) => {
        const standing = new Set(tags);
        ServiceWorkerRegistration.prototype.getNotifications = async () =>
          [...standing].map((tag) => ({ tag, close: () => standing.delete(tag) }) as unknown as Notification);
        Object.assign(window, { standing });
      },
      [`chat-${read}`, `chat-${unread}`],
    );
    const standing = () => page.evaluate(() => [...(window as unknown as { standing: Set<string> }).standing]);
    await page.goto('/members');
    await register(page);
    await page.reload();
    await page.locator('nav:visible a[href="/chats"]').getByText('2', { exact: true }).first().waitFor();
    expect(await standing()).toEqual([`chat-${read}`, `chat-${unread}`]);
    await product.signedIn(anna).post(`/api/chats/${read}/read`).send({ seq: 1 }).expect(200);
    await eventually(20, async () => (await standing()).length === 1);
    expect(await standing()).toEqual([`chat-${unread}`]);
    await me.leave();
  });
});
