import type { LastPush, PublicSettings, PushNotice, PushSubscriptionBody } from '#contracts';
import type { WorkerEvents, WorkerScope, WorkerTab } from './scope';

/**
 * Shows what the server pushes, and leads from there into the site. Of the push that came last it keeps what kind it was, when it came and where it
 * leads, until the log-out. It answers no request of a page: whatever a member sees besides comes from the server.
 */
export function workAt(scope: WorkerScope): void {
  const on = <Name extends keyof WorkerEvents>(name: Name, act: (event: WorkerEvents[Name]) => Promise<unknown>) =>
    scope.addEventListener(name, (event) => event.waitUntil(act(event)));
  on('install', () => scope.skipWaiting());
  on('activate', () => scope.clients.claim());
  on('push', ({ data }) => show(scope, data));
  on('notificationclick', async ({ notification }) => {
    notification.close();
    const path = pathIn(scope, notification.data);
    await open(scope, (await isSignedIn(scope)) ? path : `/login?next=${encodeURIComponent(path)}`);
  });
  on('pushsubscriptionchange', async ({ newSubscription }) => {
    const subscription = newSubscription ?? (await subscribeAnew(scope));
    if (subscription) await sendSubscription(scope, { subscription: subscription.toJSON() } as PushSubscriptionBody);
  });
}

async function show(scope: WorkerScope, data: WorkerEvents['push']['data']): Promise<void> {
  const notice = read(data);
  if (notice?.category) await keepLast(scope, { category: notice.category, at: notice.at, url: notice.url });
  const tabs = await tabsOf(scope);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a tab of the worker's own origin, which takes none
  for (const tab of tabs) tab.postMessage({ type: 'pushed' });
  if (notice?.badge !== undefined) await scope.navigator.setAppBadge?.(notice.badge).catch(() => undefined);
  // Browsers allow no push without a notice; whoever looks at the site already is not disturbed by a sound.
  await scope.registration.showNotification(notice?.title ?? scope.location.hostname, {
    body: notice?.body ?? '',
    tag: notice?.tag ?? 'news',
    icon: '/push-icon.png',
    silent: tabs.some(({ focused }) => focused),
    data: { url: notice?.url ?? '/' },
  });
}

/** Written out here, because a worker shares no file with the app (`readLastPush`). */
export const lastPushPlace = 'last-push';

/** A browser without room for it shows the notice all the same. */
async function keepLast({ caches }: WorkerScope, last: LastPush): Promise<void> {
  try {
    const cache = await caches.open(lastPushPlace);
    await cache.put(`/${lastPushPlace}`, new Response(JSON.stringify(last)));
  } catch {
    // The next one is kept again.
  }
}

function read(data: WorkerEvents['push']['data']): PushNotice | undefined {
  try {
    const notice = data?.json() as Partial<PushNotice> | null | undefined;
    return typeof notice?.title === 'string' ? (notice as PushNotice) : undefined;
  } catch {
    return undefined;
  }
}

/** Where a press on the notice leads: a page of this site, whatever stands in it. */
function pathIn({ location }: WorkerScope, data: unknown): string {
  const url = (data as { url?: unknown } | null | undefined)?.url;
  if (typeof url !== 'string' || !URL.canParse(url, location.origin)) return '/';
  const { origin, pathname, search, hash } = new URL(url, location.origin);
  return origin === location.origin ? pathname + search + hash : '/';
}

const signedInMs = 2_000;

/** Where nobody can say it in time, the page itself will ask for the log-in. */
async function isSignedIn(scope: WorkerScope): Promise<boolean> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), signedInMs));
  const answer = await Promise.race([
    scope.fetch('/api/user', { credentials: 'same-origin', headers: { 'X-Client': 'web' } }).catch(() => undefined),
    late,
  ]);
  return answer?.status !== 403;
}

async function open(scope: WorkerScope, path: string): Promise<void> {
  const tabs = await tabsOf(scope);
  const there = tabs.find(({ url }) => url === scope.location.origin + path);
  if (there) return void (await there.focus());
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0];
  try {
    if (!tab) throw new Error('no tab is open');
    await tab.focus();
    await tab.navigate(path);
  } catch {
    await scope.clients.openWindow(path);
  }
}

/** The back office is another app on the same address. */
const tabsOf = async (scope: WorkerScope): Promise<WorkerTab[]> =>
  (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ url }) => {
    const { origin, pathname } = new URL(url);
    return origin === scope.location.origin && !/^\/admin(\/|$)/.test(pathname);
  });

async function subscribeAnew(scope: WorkerScope) {
  const { settings } = (await (await scope.fetch('/api/settings')).json()) as { settings: PublicSettings };
  if (!settings.push_public) return undefined;
  return scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: settings.push_public });
}

const sendSubscription = (scope: WorkerScope, body: PushSubscriptionBody): Promise<Response> =>
  scope.fetch('/api/user?push=1', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'X-Client': 'web' },
    body: JSON.stringify(body),
  });
