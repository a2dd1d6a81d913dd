import { create } from 'zustand';
import { useSession } from '#member/shared/state/session';
import type { DiscountAnswer } from '../model/time-bonus';

const useStore = create<{ readonly answer: DiscountAnswer | null }>(() => ({ answer: null }));

export const setDiscountAnswer = (answer: DiscountAnswer): void => useStore.setState({ answer });

/** What the server said last, or, before that, what came with the page. */
export function useDiscountAnswer(): DiscountAnswer | null {
  const { user, discount } = useSession();
  const answer = useStore((state) => state.answer);
  if (answer || !user || !discount) return answer;
  return { memberId: user.id, discount };
}
