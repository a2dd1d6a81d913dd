import * as z from 'zod/mini';
import type { NotificationCategory } from './notifications.js';

const base64url = (letters: number) => z.string().check(z.regex(/^[\w-]+={0,2}$/), z.minLength(letters), z.maxLength(letters + 2));

/** What the browser says of its subscription (`PushSubscription.toJSON()`): where pushes go, and the keys that they are encrypted for. */
export const pushSubscription = z.object({
  endpoint: z.url('push_service_unknown').check(z.maxLength(2_000, 'push_service_unknown'), z.regex(/^[!-~]+$/, 'push_service_unknown')),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
});

/** A cookie of the browser that could take pushes and does not: the server writes the offer into the page, so that nothing moves later. */
export const pushOfferCookie = 'push-offer';

/** Null ends the subscription of the session. */
export const pushSubscriptionBody = z.strictObject({ subscription: z.nullable(pushSubscription) });
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionBody>;

/** What the service worker is told: made by the server in the member's language, never with words of a message. */
export interface PushNotice {
  readonly category: NotificationCategory;
  /** When it was made. */
  readonly at: string;
  readonly title: string;
  readonly body: string;
  /** A path of the site. */
  readonly url: string;
  /** A later notice takes the place of an older one with the same tag. */
  readonly tag: string;
  /** Unread messages and new likes together, when they are known. */
  readonly badge?: number;
}

/** What a device keeps of the push that came last, until the log-out: no words. */
export type LastPush = Pick<PushNotice, 'category' | 'at' | 'url'>;
