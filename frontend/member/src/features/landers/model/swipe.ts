import type { SceneName } from './scenes';

/** What the little game asks about, in this order. */
export const cards = ['walk', 'cook', 'dance', 'read', 'bike', 'garden'] as const satisfies readonly SceneName[];
export type Card = (typeof cards)[number];

export interface Game {
  /** A letter for each card that was answered. */
  readonly played: string;
  /** The card that lies on top; null at the end. */
  readonly card: Card | null;
  readonly number: number;
  readonly liked: readonly Card[];
}

/** The game stands in its address, so that it needs no script and keeps nothing. What nobody can have played is a new game. */
export function gameOf(address: string | null): Game {
  const played = address !== null && /^[yn]*$/.test(address) && address.length <= cards.length ? address : '';
  return {
    played,
    card: cards[played.length] ?? null,
    number: played.length + 1,
    liked: cards.filter((_card, index) => played[index] === 'y'),
  };
}
