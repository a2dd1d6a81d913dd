import { describe, expect, it } from '@jest/globals';
import { offlinePageAddress, offlinePagePath } from '#contracts';
import type { WorkerEvents, WorkerScope } from '../push-worker/scope';
import { offlinePath, standIn, store } from './offline-worker';

const origin = 'https://lente.example';
const full = (path: string) => new URL(path, origin).href;
const answering = (text: string, ok = true) => ({ ok, redirected: false, text }) as unknown as Response;
const textOf = (answer: Response | undefined) => (answer as unknown as { text: string } | undefined)?.text;

/** A browser around the worker: its store, its tabs and a network that can go. */
function browserWith({ kept = {} }: { readonly kept?: Readonly<Record<string, string>> } = {}) {
  const pages = new Map(Object.entries(kept).map(([path, text]) => [full(path), answering(text)]));
  const asked: string[] = [];
  const told: unknown[] = [];
  const net = { isThere: true, answer: (path: string) => answering(`new ${path}`) };
  const did = { preloads: 0, stores: new Set<string>() };
  const listeners = new Map<string, unknown>();
  const scope = {
    location: { origin, hostname: 'lente.example' },
    registration: { navigationPreload: { enable: async () => void (did.preloads += 1) } },
    clients: { matchAll: async () => [{ postMessage: (message: unknown) => told.push(message) }] },
    caches: {
      open: async (name: string) => {
        did.stores.add(name);
        return {
          keys: async () => [...pages.keys()].map((url) => ({ url })),
          match: async (path: string) => pages.get(full(path)),
          put: async (path: string, page: Response) => void pages.set(full(path), page),
          delete: async (url: string) => pages.delete(url),
        };
      },
    },
    fetch: async (request: string | { readonly url: string }) => {
      const path = typeof request === 'string' ? request : request.url;
      asked.push(path);
      if (!net.isThere) throw new TypeError('Failed to fetch');
      return net.answer(path);
    },
    addEventListener: (name: string, act: unknown) => void listeners.set(name, act),
  } as unknown as WorkerScope;
  standIn(scope, '/assets/entry-2.js');

  const fire = async (name: keyof WorkerEvents, event: object = {}) => {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const more = {
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (given: Promise<Response>) => (answer = given),
    };
    (listeners.get(name) as (event: object) => void)({ ...event, ...more });
    await Promise.all(works);
    return answer;
  };
  const visit = (path: string, change: object = {}, event: object = {}) =>
    fire('fetch', { request: { mode: 'navigate', method: 'GET', url: full(path), ...change }, ...event });
  return { fire, visit, asked, told, net, did, paths: () => [...pages.keys()].map((url) => url.slice(origin.length)), pages };
}

const dutch = offlinePageAddress('nl', { text: '125', colours: 'dark', motion: 'device' });

describe('the worker behind the pages', () => {
  it('keeps the offline page from its first day on, and nothing else [#E26]', async () => {
    const { fire, paths, did } = browserWith();
    await fire('install');
    expect(paths()).toEqual([offlinePagePath]);
    expect([...did.stores]).toEqual([store]);
    expect(offlinePath).toBe(offlinePagePath);
  });

  it('shows it where a page cannot be reached, and nothing of that page [#E26]', async () => {
    const { visit, net, paths } = browserWith({ kept: { [dutch]: 'Geen verbinding' } });
    net.isThere = false;
    expect(textOf(await visit('/chats'))).toBe('Geen verbinding');
    net.isThere = true;
    expect(textOf(await visit('/chats'))).toBe(`new ${origin}/chats`);
    expect(paths()).toEqual([dutch]);
  });

  it('passes on what the site answers, be it an error', async () => {
    const { visit, net } = browserWith({ kept: { [dutch]: 'Geen verbinding' } });
    net.answer = () => answering('The error page', false);
    expect(textOf(await visit('/chats'))).toBe('The error page');
  });

  it('takes the answer that the browser asked for while the worker woke, and asks no second time [#E26]', async () => {
    const { fire, visit, asked, did } = browserWith();
    await fire('activate');
    expect(did.preloads).toBe(1);
    const early = { preloadResponse: Promise.resolve(answering('early')) };
    expect(textOf(await visit('/chats', {}, early))).toBe('early');
    expect(asked).toEqual([]);
  });

  it('shows the offline page when the early question found no network', async () => {
    const { visit } = browserWith({ kept: { [dutch]: 'Geen verbinding' } });
    const lost = Promise.reject(new TypeError('no network'));
    expect(textOf(await visit('/chats', {}, { preloadResponse: lost }))).toBe('Geen verbinding');
  });

  it('leaves the failure to the browser where it has no page yet', async () => {
    const { visit, net } = browserWith();
    net.isThere = false;
    await expect(visit('/chats')).rejects.toThrow('Failed to fetch');
  });

  it.each([
    ['a call of the API', '/api/chats', { mode: 'cors' }],
    ['an export that is opened', '/api/my-data/1.zip', {}],
    ['a photo', '/photos/1.webp', { mode: 'no-cors' }],
    ['a form', '/logout', { method: 'POST' }],
    ['the back office', '/admin/members', {}],
    ['a file', '/assets/a.js', { mode: 'cors' }],
  ])('does not touch %s', async (_what, path, change) => {
    expect(await browserWith().visit(path, change)).toBeUndefined();
  });

  it('is not even woken for anything but a page, where the browser can say so', async () => {
    const { fire } = browserWith();
    const routes: unknown[] = [];
    await fire('install', { addRoutes: async (given: unknown[]) => void routes.push(...given) });
    expect(routes).toEqual([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }]);
  });

  it('is installed where a browser knows no such rule, and where the page cannot be had', async () => {
    const { fire, net, paths } = browserWith();
    net.isThere = false;
    await fire('install', { addRoutes: () => Promise.reject(new TypeError('unknown condition')) });
    expect(paths()).toEqual([]);
  });

  it('changes the page with the language and the looks of its reader, and only then [#E26]', async () => {
    const { fire, paths, asked } = browserWith({ kept: { [offlinePagePath]: 'No connection' } });
    const wish = { data: { type: 'offline-page', address: dutch } };
    await fire('message', wish);
    await fire('message', wish);
    expect(paths()).toEqual([dutch]);
    expect(asked).toEqual([dutch]);
  });

  it('keeps the page it has when the other one cannot be had', async () => {
    const { fire, net, paths } = browserWith({ kept: { [offlinePagePath]: 'No connection' } });
    for (const fail of [() => void (net.isThere = false), () => void ((net.isThere = true), (net.answer = () => answering('x', false)))]) {
      fail();
      await fire('message', { data: { type: 'offline-page', address: dutch } });
      expect(paths()).toEqual([offlinePagePath]);
    }
  });

  it.each(['/chats', '/api/user', '/offline/../chats', 'https://evil.example/offline', '//evil.example/offline', 7, undefined, 'https://'])(
    'keeps no other page, whoever asks: %s [#E26]',
    async (address) => {
      const { fire, asked, paths } = browserWith();
      await fire('message', { data: { type: 'offline-page', address } });
      await fire('message', { data: address });
      expect([asked, paths()]).toEqual([[], []]);
    },
  );

  it('has the page made anew by each new version, as its reader had it', async () => {
    const { fire, pages, paths } = browserWith({ kept: { [dutch]: 'of the old version' } });
    await fire('install');
    expect(paths()).toEqual([dutch]);
    expect(textOf(pages.get(full(dutch)))).toBe(`new ${dutch}`);
  });

  it('says to the open pages which version it belongs to', async () => {
    const { fire, told } = browserWith();
    await fire('activate');
    expect(told).toEqual([{ type: 'version', entry: '/assets/entry-2.js' }]);
  });
});
