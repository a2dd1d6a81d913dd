import { describe, expect, it } from '@jest/globals';
import { lastPushPlace } from '#member/shared/model/last-push';
import { lastPushPlace as pushPlace, workAt } from './push-worker';
import type { WorkerEvents, WorkerScope, WorkerTab } from './scope';

const origin = 'https://lente.example';

interface BrowserSetup {
  readonly tabs?: readonly Partial<WorkerTab>[];
  readonly key?: string | null;
  /** Of the answer to who is logged in. */
  readonly status?: number;
  readonly caches?: object;
}

/** What the worker keeps, by cache and address. */
function keeping(kept: Record<string, unknown> = {}) {
  const put = async (place: string, address: string, answer: Response) => void (kept[`${place} ${address}`] = await answer.json());
  return { open: async (place: string) => ({ put: (address: string, answer: Response) => put(place, address, answer) }) };
}

/** A browser around the worker: its tabs, and everything that the worker did. */
function browserWith({ tabs = [], key = 'BKey', status, caches = keeping() }: BrowserSetup = {}) {
  const did: unknown[] = [];
  const listeners = new Map<string, unknown>();
  const opened = tabs.map((tab) => ({
    url: `${origin}/chats`,
    focused: false,
    focus: async () => did.push('focus'),
    navigate: async (path: string) => did.push(['navigate', path]),
    postMessage: (message: unknown) => did.push(['message', message]),
    ...tab,
  }));
  const scope: WorkerScope = {
    location: { origin, hostname: 'lente.example' },
    navigator: { setAppBadge: async (count) => void did.push(['badge', count]) },
    registration: {
      showNotification: async (title, options) => void did.push(['show', title, options]),
      pushManager: {
        subscribe: async ({ applicationServerKey }) => ({ toJSON: () => ({ endpoint: `https://push/${applicationServerKey}` }) }),
      },
    },
    clients: {
      matchAll: async () => opened,
      openWindow: async (path) => did.push(['open', path]),
      claim: async () => undefined,
    },
    caches: caches as unknown as WorkerScope['caches'],
    skipWaiting: async () => undefined,
    fetch: async (path, init) => {
      if (init?.method) did.push([init.method, path, JSON.parse(init.body as string)]);
      return { status, json: async () => ({ settings: { push_public: key } }) } as Response;
    },
    addEventListener: (name, act) => void listeners.set(name, act),
  };
  workAt(scope);
  const fire = async <Name extends keyof WorkerEvents>(name: Name, event: Omit<WorkerEvents[Name], 'waitUntil'>) => {
    const works: Promise<unknown>[] = [];
    const act = listeners.get(name) as (event: WorkerEvents[Name]) => void;
    act({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) } as unknown as WorkerEvents[Name]);
    await Promise.all(works);
    return did;
  };
  return { fire, listeners };
}

const at = '2026-11-25T10:12:00.000Z';
const notice = {
  title: 'A new message',
  body: 'Somebody wrote to you.',
  url: '/chats/1',
  tag: 'messages',
  badge: 4,
  category: 'new_messages',
  at,
};
const pushed = (sent: unknown) => ({ data: { json: () => sent } });
const pressed = (url: unknown) => ({ notification: { data: { url }, close: () => undefined } });

describe('the service worker', () => {
  it('shows what is pushed, with the number on the icon of the app [#151]', async () => {
    const { fire } = browserWith();
    expect(await fire('push', pushed(notice))).toEqual([
      ['badge', 4],
      ['show', notice.title, { body: notice.body, tag: 'messages', icon: '/push-icon.png', silent: false, data: { url: '/chats/1' } }],
    ]);
  });

  it('tells the open tabs, and makes no sound while one of them is looked at [#108] [#151]', async () => {
    const { fire } = browserWith({ tabs: [{ focused: true }, {}] });
    const did = await fire('push', pushed(notice));
    expect(did.slice(0, 2)).toEqual([
      ['message', { type: 'pushed' }],
      ['message', { type: 'pushed' }],
    ]);
    expect(did.at(-1)).toEqual(['show', notice.title, expect.objectContaining({ silent: true })]);
  });

  it('keeps what kind it was, when and where it leads, and none of its words, also when no page is open [#85] [#151]', async () => {
    const kept = {};
    await browserWith({ caches: keeping(kept) }).fire('push', pushed(notice));
    expect(kept).toEqual({ 'last-push /last-push': { category: 'new_messages', at, url: '/chats/1' } });
    expect(pushPlace).toBe(lastPushPlace);
    const full = { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
    expect(await browserWith({ caches: full }).fire('push', pushed(notice))).toContainEqual(['show', notice.title, expect.anything()]);
  });

  it('leads who is not logged in to the log-in, and from there to the page of the notice [#151]', async () => {
    for (const [status, path] of [
      [403, '/login?next=%2Fchats%2F1'],
      [200, '/chats/1'],
      [503, '/chats/1'],
    ] as const)
      expect(await browserWith({ status }).fire('notificationclick', pressed('/chats/1'))).toEqual([['open', path]]);
  });

  it.each([
    [null],
    [pushed(null).data],
    [pushed('x').data],
    [
      {
        json: () => {
          throw new SyntaxError();
        },
      },
    ],
  ])('shows the name of the site when it cannot read the push', async (data) => {
    const { fire } = browserWith();
    expect(await fire('push', { data })).toEqual([['show', 'lente.example', expect.objectContaining({ data: { url: '/' } })]]);
  });

  it('leads a tab that is open to the page of the notice, the one that is looked at first [#151]', async () => {
    const seen: unknown[] = [];
    const { fire } = browserWith({ tabs: [{}, { focused: true, navigate: async (path) => seen.push(path) }] });
    expect(await fire('notificationclick', pressed('/chats/1'))).toEqual(['focus']);
    expect(seen).toEqual(['/chats/1']);
  });

  it('shows a tab that is there already as it is', async () => {
    const { fire } = browserWith({ tabs: [{}, { url: `${origin}/chats/1` }] });
    expect(await fire('notificationclick', pressed('/chats/1'))).toEqual(['focus']);
  });

  it('opens a window when no tab is open, or none can be led, or only the back office is', async () => {
    const refuses = () => Promise.reject(new TypeError('not controlled'));
    for (const tabs of [[], [{ navigate: refuses, focus: async () => undefined }], [{ url: `${origin}/admin/members` }]]) {
      const { fire } = browserWith({ tabs });
      expect(await fire('notificationclick', pressed('/chats/1?a=b#c'))).toEqual([['open', '/chats/1?a=b#c']]);
    }
  });

  it.each([
    'https://evil.example/x',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    7,
    undefined,
    'https://',
  ])('leads to no other site: %s', async (url) => {
    const { fire } = browserWith();
    expect(await fire('notificationclick', pressed(url))).toEqual([['open', '/']]);
  });

  it('subscribes anew when the browser gave up its subscription, and tells the server', async () => {
    const { fire } = browserWith();
    expect(await fire('pushsubscriptionchange', {})).toEqual([
      ['POST', '/api/user?push=1', { subscription: { endpoint: 'https://push/BKey' } }],
    ]);
    const given = { toJSON: () => ({ endpoint: 'https://push/given' }) };
    expect((await fire('pushsubscriptionchange', { newSubscription: given })).at(-1)).toEqual([
      'POST',
      '/api/user?push=1',
      { subscription: { endpoint: 'https://push/given' } },
    ]);
  });

  it('leaves it at that where no push is offered any more', async () => {
    expect(await browserWith({ key: null }).fire('pushsubscriptionchange', {})).toEqual([]);
  });

  it('answers no request of a page, so it keeps none of it', () => {
    expect([...browserWith().listeners.keys()].toSorted()).toEqual([
      'activate',
      'install',
      'notificationclick',
      'push',
      'pushsubscriptionchange',
    ]);
  });
});
