import { isSameKey, type PushFacts } from './push-state';

const workerFile = '/service-worker.js';

const isCapable = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription of this browser, if it has one. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (!isCapable()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function readFacts(): Promise<PushFacts> {
  if (!isCapable()) return { isCapable: false, permission: 'default', subscribedWith: null };
  const key = (await findSubscription())?.options.applicationServerKey;
  return { isCapable: true, permission: Notification.permission, subscribedWith: key ? new Uint8Array(key) : null };
}

/**
 * Subscribes with this key; a subscription with another one has to end first. The browser asks the member, unless they answered before, and it
 * does so only right after a press: nothing may come in between. Null when they did not allow it.
 */
export async function subscribeBrowser(key: Uint8Array<ArrayBuffer>): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(workerFile, { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  const oldKey = old?.options.applicationServerKey;
  if (oldKey && !isSameKey(new Uint8Array(oldKey), key)) await old.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
