import { create } from 'zustand';
import type { Badges } from '#contracts';
import { useSession } from './session';

const useStore = create<{ readonly badges: Badges | null }>(() => ({ badges: null }));

/** Unread messages and new likes: features/live reports them, the bars and the page title show them. */
export const setBadges = ({ messages, likes }: Badges): void => useStore.setState({ badges: { messages, likes } });

/** What was reported last, or, before that, what came with the page. */
export function useBadges(): Badges {
  const { badges } = useSession();
  return useStore((state) => state.badges) ?? badges;
}
