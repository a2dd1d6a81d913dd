import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { serverNow } from '#kit';
import { peopleKey } from '#member/shared/api/people';
import { loadDeck } from '../api/load-deck';
import { withDeck, type Game } from '../model/game';

export const gameKey = [peopleKey, 'swipe', 'game'] as const;

/** The cards of the game, and how many likes are left. What is played changes them here before the server has answered. */
export function useDeck() {
  const queries = useQueryClient();
  const current = () => queries.getQueryData<Game>(gameKey);
  const deck = useQuery({
    queryKey: gameKey,
    queryFn: async ({ signal }) => {
      const answer = await loadDeck(signal);
      return withDeck(current(), answer);
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { refetch } = deck;
  const change = useCallback((next: (game: Game) => Game) => queries.setQueryData<Game>(gameKey, (game) => game && next(game)), [queries]);
  useRefetchAt(deck.data?.retry_at ?? null, refetch);
  return { deck, current, change, refetch };
}

/** When the next like is free, the game says so by itself. */
function useRefetchAt(moment: string | null, refetch: () => Promise<unknown>): void {
  useEffect(() => {
    if (!moment) return;
    const timer = setTimeout(() => void refetch(), Math.max(0, Date.parse(moment) - serverNow()) + 1_000);
    return () => clearTimeout(timer);
  }, [moment, refetch]);
}
