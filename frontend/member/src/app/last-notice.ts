import type { PushNotice } from '#contracts';
import { pushStore, type LastNotice } from '#member/features/push';

/** Takes up what the service worker says of a push. Other messages, and a push that it could not read, are none. */
export function noteNotice(message: unknown, at = new Date()): void {
  const { type, notice } = (message ?? {}) as { type?: unknown; notice?: Partial<PushNotice> | null };
  if (type === 'pushed' && typeof notice?.title === 'string') pushStore.setState({ last: { title: notice.title, at } });
}

export const lastNotice = (): LastNotice | null => pushStore.getState().last;
