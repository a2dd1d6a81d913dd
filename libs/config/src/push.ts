import { isLoopback } from './addresses.js';
import type { Settings } from './settings/index.js';
import { isVapidPair, type VapidKeys } from './vapid.js';

export interface PushConfig extends VapidKeys {
  /** `mailto:` or `https:`. */
  readonly subject: string;
  /** Hosts besides those of the makers of browsers; `*.` before one stands for all below it, `http://` for no encryption. */
  readonly otherServices: readonly string[];
}

/** A pair that does not fit would be found out only when the first member waits for a message. */
export function pushFaults({
  APP_MODE,
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  PUSH_SERVICES = [],
}: Settings): string[] {
  const faults: string[] = [];
  if (Boolean(publicKey) !== Boolean(privateKey)) faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: give both or none');
  else if (publicKey && privateKey && !isVapidPair({ publicKey, privateKey }))
    faults.push('VAPID_PUBLIC_KEY is of another pair than VAPID_PRIVATE_KEY');
  if (PUSH_SERVICES.some((service) => service.startsWith('http:') && !(APP_MODE === 'demo' && isLoopback(service.slice('http://'.length)))))
    faults.push('PUSH_SERVICES must be reached over https; only a demo may have one on this machine');
  return faults;
}

/** Undefined: no push is offered. `sender` is whom push services reach when nobody else is named. */
export function toPush(settings: Settings, sender: string): PushConfig | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  if (!publicKey || !privateKey) return undefined;
  const address = /<(.+)>/.exec(sender)?.[1] ?? sender;
  return {
    publicKey,
    privateKey,
    subject: settings.VAPID_SUBJECT ?? `mailto:${address.trim()}`,
    otherServices: settings.PUSH_SERVICES ?? [],
  };
}
