import { useEffect } from 'react';
import { create } from 'zustand';

const minuteMs = 60_000;
const withPushMs = 5 * minuteMs;

/** As much of the browser as knows whether news come to this device by themselves. */
export interface PushBearer {
  readonly serviceWorker?: { getRegistration(): Promise<{ readonly pushManager?: { getSubscription(): Promise<unknown> } } | undefined> };
}

export async function bearsPushes(bearer: PushBearer): Promise<boolean> {
  const registration = await bearer.serviceWorker?.getRegistration().catch(() => undefined);
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null);
  return Boolean(subscription);
}

const useStore = create(() => ({ pause: minuteMs }));

/** Says that news come to this device by themselves from now on, or not any more. */
export const notePushes = (comeBySelf: boolean): void => useStore.setState({ pause: comeBySelf ? withPushMs : minuteMs });

/** How long to wait now. */
export const pollPause = (): number => useStore.getState().pause;

/** How long to wait between two questions for news: a minute, or five where push tells them. */
export function usePollPause(): number {
  useEffect(() => void bearsPushes(navigator).then(notePushes), []);
  return useStore(({ pause }) => pause);
}
