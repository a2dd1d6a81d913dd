import type { LastSwipe, MemberCard, SwipeAllowance, SwipeDeckAnswer } from '#contracts';

/** The cards that wait, the first of them on the screen, and what the rules still allow. */
export interface Game extends SwipeAllowance {
  readonly cards: readonly MemberCard[];
  readonly last: LastSwipe | null;
  readonly zone: string;
  /** Decided here; the server may not know of the newest yet. */
  readonly decided: readonly string[];
}

/** Few enough cards that more should be fetched while the member looks at these. */
export const isThin = ({ cards }: Game): boolean => cards.length <= 3;

/** New cards from the server. Who is on the screen stays there, as long as they may still be shown; who was decided about does not come again. */
export function withDeck(known: Game | undefined, deck: SwipeDeckAnswer): Game {
  const { profiles, ...rest } = deck;
  const decided = known?.decided ?? [];
  const fresh = profiles.filter(({ id }) => !decided.includes(id));
  const shown = fresh.find(({ id }) => id === known?.cards[0]?.id);
  return { ...rest, decided, cards: shown ? [shown, ...fresh.filter((card) => card !== shown)] : fresh };
}

/** The first card is liked or passed: it is gone at once. */
export function withDecision(game: Game, like: boolean): Game {
  const [card, ...cards] = game.cards;
  if (!card) return game;
  return {
    ...game,
    cards,
    decided: [...game.decided, card.id],
    last: { id: card.id, name: card.name, like },
    likes_left: game.likes_left - (like ? 1 : 0),
  };
}

/** A decision did not hold, or was taken back: the card lies on top again. */
export function withCardBack(game: Game, card: MemberCard, last: LastSwipe | null = null): Game {
  return {
    ...game,
    cards: [card, ...game.cards.filter(({ id }) => id !== card.id)],
    decided: game.decided.filter((id) => id !== card.id),
    last,
  };
}

export const withAllowance = (game: Game, { likes_left, retry_at }: SwipeAllowance): Game => ({ ...game, likes_left, retry_at });
