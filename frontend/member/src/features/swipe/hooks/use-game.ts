import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LastSwipe, MemberCard, MemberId } from '#contracts';
import { serverNow, toApiError, type ApiError } from '#kit';
import { peopleKey } from '#member/shared/api/people';
import { loadDeck } from '../api/load-deck';
import { sendSwipe } from '../api/send-swipe';
import { undoSwipe } from '../api/undo-swipe';
import { withDeck, withDecision, isThin, withCardBack, withAllowance, type Game } from '../model/game';

export const gameKey = [peopleKey, 'swipe', 'game'] as const;

export interface GameEvents {
  readonly onMatch: (id: MemberId) => void;
  readonly onLiked: () => void;
  readonly onRefused: (error: ApiError) => void;
  readonly onUndone: (card: MemberCard | null) => void;
}

/** The game as this member plays it. A card goes at once; what was decided reaches the server one after the other, so that "last" means the same on both sides. */
export function useGame({ onMatch, onLiked, onRefused, onUndone }: GameEvents) {
  const queries = useQueryClient();
  const deck = useQuery({
    queryKey: gameKey,
    queryFn: async ({ signal }) => {
      const answer = await loadDeck(signal);
      return withDeck(queries.getQueryData<Game>(gameKey), answer);
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [undoing, setUndoing] = useState(false);
  const { inTurn, isLast } = useTurns();

  const change = useCallback((next: (game: Game) => Game) => queries.setQueryData<Game>(gameKey, (game) => game && next(game)), [queries]);
  const { refetch } = deck;
  const decide = (like: boolean): void => {
    const game = queries.getQueryData<Game>(gameKey);
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
      const now = queries.getQueryData<Game>(gameKey);
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
    const last = queries.getQueryData<Game>(gameKey)?.last;
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

  useRefetchAt(deck.data?.retry_at ?? null, refetch);

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

/** One work after the other. `isLast`: nothing waits behind the one that runs. */
function useTurns() {
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    waiting.current += 1;
    const turn = chain.current.then(work).finally(() => void (waiting.current -= 1));
    chain.current = turn.catch(() => undefined);
    return turn;
  };
  return { inTurn, isLast: () => waiting.current <= 1 };
}

/** When the next like is free, the game says so by itself. */
function useRefetchAt(moment: string | null, refetch: () => Promise<unknown>): void {
  useEffect(() => {
    if (!moment) return;
    const timer = setTimeout(() => void refetch(), Math.max(0, Date.parse(moment) - serverNow()) + 1_000);
    return () => clearTimeout(timer);
  }, [moment, refetch]);
}
