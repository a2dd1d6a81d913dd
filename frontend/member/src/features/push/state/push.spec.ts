import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pollPause } from '#member/shared/hooks/use-poll-pause';
import { keepPush, takesPush, turnPushOff, turnPushOn } from './push';

const key = 'BAEC_-8';
const otherKey = Uint8Array.from([4, 1, 2, 255, 224]).buffer;

/** A browser that can take pushes, and the server behind it. */
function aBrowser({
  answer = 'granted',
  status = 200,
  subscribedWith = null,
}: { readonly answer?: NotificationPermission; readonly status?: number; readonly subscribedWith?: ArrayBuffer | null } = {}) {
  const did: string[] = [];
  let subscription: { readonly options: { applicationServerKey: ArrayBuffer }; toJSON(): object; unsubscribe(): Promise<boolean> } | null =
    null;
  const subscribe = (applicationServerKey: ArrayBuffer) => {
    subscription = {
      options: { applicationServerKey },
      toJSON: () => ({ endpoint: 'https://push.example/1' }),
      unsubscribe: async () => {
        did.push('unsubscribed');
        subscription = null;
        return true;
      },
    };
    return subscription;
  };
  if (subscribedWith) subscribe(subscribedWith);
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      did.push('subscribed');
      return subscribe(applicationServerKey.slice().buffer);
    },
  };
  const registration = { pushManager };
  const notification = {
    permission: subscribedWith ? 'granted' : 'default',
    requestPermission: async () => (notification.permission = answer),
  };
  const page = { cookie: '' };
  const fetched = async (_url: string, init?: { readonly body?: string }) => {
    did.push(`told ${init?.body}`);
    return new Response(JSON.stringify(status === 200 ? { done: true } : { error: 'push_unavailable', message: 'No.' }), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  };
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  stand('navigator', { serviceWorker, onLine: true });
  stand('window', { PushManager: {}, Notification: notification, location: { protocol: 'https:' } });
  stand('Notification', notification);
  stand('document', page);
  stand('fetch', fetched);
  return { did, page, isSubscribed: () => subscription !== null };
}

const before = new Map<string, PropertyDescriptor | undefined>();
function stand(name: string, value: unknown): void {
  if (!before.has(name)) before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
beforeEach(() => before.clear());
afterEach(() => {
  for (const [name, was] of before) {
    if (was) Object.defineProperty(globalThis, name, was);
    else Reflect.deleteProperty(globalThis, name);
  }
});

const told = (subscription: object | null) => `told ${JSON.stringify({ subscription })}`;
const endpoint = { endpoint: 'https://push.example/1' };

describe('turning notices on [#113]', () => {
  it('asks the browser, subscribes and tells the account [#161]', async () => {
    const { did, page } = aBrowser();
    expect(await turnPushOn(key)).toBe('subscribed');
    expect(did).toEqual(['subscribed', told(endpoint)]);
    expect(takesPush()).toBe(true);
    // News are asked for less often from this moment on.
    expect(pollPause()).toBe(300_000);
    expect(page.cookie).toContain('Max-Age=0');
  });

  it('subscribes nobody who says no', async () => {
    const { did } = aBrowser({ answer: 'denied' });
    expect(await turnPushOn(key)).toBe('denied');
    expect([did, takesPush()]).toEqual([[], false]);
  });

  it('leaves the offer standing for who closes the question', async () => {
    const { did, page } = aBrowser({ answer: 'default' });
    expect(await turnPushOn(key)).toBe('not-subscribed');
    expect(did).toEqual([]);
    expect(page.cookie).toMatch(/Max-Age=\d{8}/);
  });

  it('ends the subscription again when the account does not take it, and says so', async () => {
    const { did, isSubscribed } = aBrowser({ status: 404 });
    await expect(turnPushOn(key)).rejects.toMatchObject({ code: 'push_unavailable' });
    expect([did, isSubscribed(), takesPush()]).toEqual([['subscribed', told(endpoint), 'unsubscribed'], false, false]);
  });

  it('gives up a subscription with a key that the site has no more', async () => {
    const { did } = aBrowser({ subscribedWith: otherKey });
    expect(await turnPushOn(key)).toBe('subscribed');
    expect(did).toEqual(['unsubscribed', 'subscribed', told(endpoint)]);
  });
});

describe('a browser that takes notices', () => {
  it('takes them for whoever is here now', async () => {
    const { did } = aBrowser({ subscribedWith: Uint8Array.from([4, 1, 2, 255, 239]).buffer });
    await keepPush(key);
    expect([did, takesPush()]).toEqual([[told(endpoint)], true]);
  });

  it('subscribes anew by itself when the site has another key', async () => {
    const { did } = aBrowser({ subscribedWith: otherKey });
    await keepPush(key);
    expect([did, takesPush()]).toEqual([['unsubscribed', 'subscribed', told(endpoint)], true]);
  });

  it('takes none any more once they are turned off: first the account knows it, then the browser', async () => {
    const { did } = aBrowser({ subscribedWith: Uint8Array.from([4, 1, 2, 255, 239]).buffer });
    expect(await turnPushOff(key)).toBe('not-subscribed');
    expect([did, takesPush(), pollPause()]).toEqual([[told(null), 'unsubscribed'], false, 60_000]);
  });
});
