import { create } from 'zustand';
import type { PushNotice } from '#contracts';

export interface LastNotice {
  readonly title: string;
  readonly at: Date;
}

const useStore = create<{ readonly last: LastNotice | null }>(() => ({ last: null }));

/** The notice that this device showed last while the site was open; null before the first one. It is forgotten with the page. */
export const useLastNotice = (): LastNotice | null => useStore(({ last }) => last);

/** Takes up what the service worker says of a push. Other messages, and a push that it could not read, are none. */
export function noteNotice(message: unknown, at = new Date()): void {
  const { type, notice } = (message ?? {}) as { type?: unknown; notice?: Partial<PushNotice> | null };
  if (type === 'pushed' && typeof notice?.title === 'string') useStore.setState({ last: { title: notice.title, at } });
}

export const lastNotice = (): LastNotice | null => useStore.getState().last;
