import type { FromWorker, ToWorker } from '#contracts';
import type { WorkerEvents, WorkerScope } from '../push-worker/scope';

/** The one thing that it keeps: the offline page, in the language and the looks of its reader. */
export const store = 'offline-page';
/** Where the page is asked for; a query says language and looks. It is written out here, because a worker shares no file with the app. */
export const offlinePath = '/offline';
/** Answers of the API, files that are made for one reader, and the back office: not pages of ours. */
const notOurs = /^\/(api|photos|admin|dev)(\/|$)/;

/**
 * Stands in where a page cannot be reached, and says to the open pages which build it belongs to. Pages themselves always come from the network:
 * nothing of a member is ever kept, so nothing of a member can be shown after the log-out. It takes over at once: it holds no file of a build.
 */
export function standIn(scope: WorkerScope, entry: string): void {
  scope.addEventListener('install', (event) => event.waitUntil(Promise.all([onlyNavigations(event), keepPage(scope)])));
  scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([preload(scope), tellVersion(scope, entry)])));
  scope.addEventListener('message', (event) => {
    const address = addressIn(scope, event.data);
    if (address) event.waitUntil(changePage(scope, address));
  });
  scope.addEventListener('fetch', (event) => {
    if (isOurs(event.request)) event.respondWith(answer(scope, event));
  });
}

const isOurs = ({ mode, method, url }: WorkerEvents['fetch']['request']): boolean =>
  mode === 'navigate' && method === 'GET' && !notOurs.test(new URL(url).pathname);

/** The network began to ask before the worker was awake, where the browser can. A page with an error is an answer, too. */
async function answer(scope: WorkerScope, { request, preloadResponse }: WorkerEvents['fetch']): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await scope.fetch(request));
  } catch (error) {
    const page = await keptPage(scope);
    if (page) return page;
    throw error;
  }
}

async function keptPage({ caches }: WorkerScope): Promise<Response | undefined> {
  const cache = await caches.open(store);
  const [address] = await cache.keys();
  return address && cache.match(address.url);
}

/** Everything but pages goes past the worker, without waking it. */
async function onlyNavigations(event: WorkerEvents['install']): Promise<void> {
  try {
    await event.addRoutes?.([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }]);
  } catch {
    // A browser that does not know the condition wakes the worker for nothing.
  }
}

const preload = async ({ registration }: WorkerScope): Promise<void> => registration.navigationPreload?.enable();

/** A new worker asks for the page anew, as its reader had it. Without it the worker is still of use: the notices do not wait for it. */
async function keepPage(scope: WorkerScope): Promise<void> {
  const cache = await scope.caches.open(store);
  const [known] = await cache.keys();
  await fetchPage(scope, known ? pathOf(known.url) : offlinePath);
}

async function changePage(scope: WorkerScope, address: string): Promise<void> {
  const cache = await scope.caches.open(store);
  if (!(await cache.match(address))) await fetchPage(scope, address);
}

async function fetchPage(scope: WorkerScope, address: string): Promise<void> {
  const page = await scope.fetch(address, { cache: 'no-store' }).catch(() => undefined);
  if (!page?.ok || page.redirected) return;
  const cache = await scope.caches.open(store);
  await cache.put(address, page);
  const others = (await cache.keys()).filter(({ url }) => pathOf(url) !== address);
  await Promise.all(others.map(({ url }) => cache.delete(url)));
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Another page than the offline one is not kept, whoever asks. */
function addressIn({ location }: WorkerScope, data: unknown): string | undefined {
  const { type, address } = (data ?? {}) as Partial<ToWorker>;
  if (type !== 'offline-page' || typeof address !== 'string' || !URL.canParse(address, location.origin)) return undefined;
  const { origin, pathname, search } = new URL(address, location.origin);
  return origin === location.origin && pathname === offlinePath ? pathname + search : undefined;
}

async function tellVersion({ clients }: WorkerScope, entry: string): Promise<void> {
  const message: FromWorker = { type: 'version', entry };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a tab of the worker's own origin, which takes none
  for (const tab of await clients.matchAll({ type: 'window', includeUncontrolled: true })) tab.postMessage(message);
}
