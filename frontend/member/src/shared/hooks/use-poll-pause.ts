import { useEffect, useState } from 'react';

const minuteMs = 60_000;
const withPushMs = 5 * minuteMs;

/** As much of the browser as knows whether news come to this device by themselves. */
export interface PushBearer {
  readonly serviceWorker?: { getRegistration(): Promise<{ readonly pushManager?: { getSubscription(): Promise<unknown> } } | undefined> };
}

export async function pollPause(bearer: PushBearer): Promise<number> {
  const registration = await bearer.serviceWorker?.getRegistration().catch(() => undefined);
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null);
  return subscription ? withPushMs : minuteMs;
}

/** How long to wait between two questions for news: a minute, or five where push tells them. */
export function usePollPause(): number {
  const [pause, setPause] = useState(minuteMs);
  useEffect(() => void pollPause(navigator).then(setPause), []);
  return pause;
}
