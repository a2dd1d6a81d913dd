import type { Page } from 'playwright-core';

export interface PushStandIn {
  readonly subscription: object;
  /** What the member answers when the browser asks. */
  readonly answer: NotificationPermission;
  /** The push service of the browser cannot be reached. */
  readonly isBroken?: boolean;
}

/** The browser of a test shows no notices and reaches no push service: from the next page on it asks and subscribes as one does that can. */
export async function standInForPush(page: Page, standIn: PushStandIn): Promise<void> {
  await page.context().addInitScript(({ subscription, answer, isBroken }) => {
    const kept = 'push-stand-in';
    const asked = 'push-stand-in-asked';
    Object.defineProperty(Notification, 'permission', { get: () => (localStorage.getItem(asked) ?? 'default') as NotificationPermission });
    Notification.requestPermission = async () => {
      localStorage.setItem(asked, answer);
      return answer;
    };
    const subscribed = (key: Uint8Array<ArrayBuffer>) =>
      ({
        options: { applicationServerKey: key.buffer },
        toJSON: () => subscription,
        unsubscribe: async () => {
          localStorage.removeItem(kept);
          return true;
        },
      }) as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => {
      const key = localStorage.getItem(kept);
      return key ? subscribed(Uint8Array.from(JSON.parse(key) as number[])) : null;
    };
    PushManager.prototype.subscribe = async (options) => {
      if (isBroken) throw new DOMException('push service error', 'AbortError');
      const key = new Uint8Array(options?.applicationServerKey as Uint8Array<ArrayBuffer>);
      localStorage.setItem(kept, JSON.stringify([...key]));
      return subscribed(key);
    };
  }, standIn);
}
