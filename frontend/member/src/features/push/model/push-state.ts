/** `unknown` until the browser was asked. A browser that is not `unsupported` is capable, and one of the last three. */
export type PushState = 'unknown' | 'unsupported' | 'subscribed' | 'not-subscribed' | 'denied';

/** What a browser says about itself. */
export interface PushFacts {
  readonly isCapable: boolean;
  readonly permission: NotificationPermission;
  /** The key that it subscribed with; null without a subscription. */
  readonly subscribedWith: Uint8Array | null;
}

/** `key` is the one that the site gives out now: a subscription with another one reaches nobody. */
export function pushStateOf({ isCapable, permission, subscribedWith }: PushFacts, key: Uint8Array): PushState {
  if (!isCapable) return 'unsupported';
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && subscribedWith && isSameKey(subscribedWith, key) ? 'subscribed' : 'not-subscribed';
}

/**
 * What to do by itself when a member comes: the browser may have been somebody else's before, or the server may have forgotten it. Nothing is
 * asked: whoever once allowed it has a subscription.
 */
export function careFor({ isCapable, permission, subscribedWith }: PushFacts, key: Uint8Array): 'nothing' | 'tell' | 'renew' {
  if (!isCapable || permission !== 'granted' || !subscribedWith) return 'nothing';
  return isSameKey(subscribedWith, key) ? 'tell' : 'renew';
}

export const isSameKey = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** The bytes of a key as the settings have it. */
export function keyBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
