import { create } from 'zustand';
import { useSession } from '#member/shared/state/session';
import type { Told } from '../model/time-bonus';

const useStore = create<{ readonly told: Told | null }>(() => ({ told: null }));

export const tell = (told: Told): void => useStore.setState({ told });

/** What the server said last, or, before that, what came with the page. */
export function useTold(): Told | null {
  const { user, discount } = useSession();
  const told = useStore((state) => state.told);
  if (told || !user || !discount) return told;
  return { memberId: user.id, discount };
}
