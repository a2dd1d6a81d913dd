import { useState } from 'react';
import type { LastSwipe, MemberCard, MemberId } from '#contracts';
import { toApiError, type ApiError } from '#kit';
import { sendSwipe } from '../api/send-swipe';
import { undoSwipe } from '../api/undo-swipe';
import { withDecision, isThin, withCardBack, withAllowance } from '../model/game';
import { useDeck } from './use-deck';
import { useTurns } from './use-turns';

export interface GameEvents {
  readonly onMatch: (id: MemberId) => void;
  readonly onLiked: () => void;
  readonly onRefused: (error: ApiError) => void;
  readonly onUndone: (card: MemberCard | null) => void;
}

/** The game as this member plays it. A card goes at once; what was decided reaches the server one after the other, so that "last" means the same on both sides. */
export function useGame({ onMatch, onLiked, onRefused, onUndone }: GameEvents) {
  const { deck, current, change, refetch } = useDeck();
  const [undoing, setUndoing] = useState(false);
  const { inTurn, isLast } = useTurns();

  const decide = (like: boolean): void => {
    const game = current();
    const [card] = game?.cards ?? [];
    if (!game || !card || (like && game.likes_left <= 0)) return;
    change((now) => withDecision(now, like));
    void inTurn(async () => {
      try {
        const answer = await sendSwipe(card.id, like);
        // With others on their way the server's count lies behind what is on the screen.
        if (isLast()) change((now) => withAllowance(now, answer));
        if (like) onLiked();
        if (answer.match) onMatch(card.id);
      } catch (thrown) {
        refuse(toApiError(thrown), card, game.last);
      }
      const now = current();
      if (now && isThin(now) && isLast()) await refetch();
    });
  };

  const refuse = (error: ApiError, card: MemberCard, last: LastSwipe | null): void => {
    const gone = error.code === 'member_not_found';
    change((now) => (gone ? { ...now, last } : withCardBack(now, card, last)));
    if (error.code === 'swipe_limit')
      change((now) => withAllowance(now, { likes_left: 0, retry_at: error.retryAt?.toISOString() ?? null }));
    onRefused(error);
  };

  const undo = (): void => {
    const last = current()?.last;
    if (!last || undoing) return;
    setUndoing(true);
    void inTurn(async () => {
      try {
        const { profile, ...allowance } = await undoSwipe(last.id);
        change((now) => withAllowance(profile ? withCardBack(now, profile) : { ...now, last: null }, allowance));
        if (last.like) onLiked();
        onUndone(profile);
        await refetch();
      } catch (thrown) {
        onRefused(toApiError(thrown));
        await refetch();
      } finally {
        setUndoing(false);
      }
    });
  };

  return {
    game: deck.data,
    error: deck.error ? toApiError(deck.error) : null,
    reload: () => void refetch(),
    isLoading: deck.isFetching,
    decide,
    undo,
    undoing,
  };
}
